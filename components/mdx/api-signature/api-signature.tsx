import type { ApiExport } from '@/lib/config/toolkit';
import { translate } from '@/lib/translations/translate';
import block from '../code-block/code-block.module.css';
import syntax from '../code-block/syntax.module.css';
import { tokenizeTypeScript } from '../live-code/tokenize-typescript';
import { ApiParts } from './api-parts';
import styles from './api-signature.module.css';
import { LinkedCode } from './linked-code';

export interface ApiSignatureProps extends Pick<ApiExport, 'name' | 'parameters' | 'returns' | 'throws'> {
  /** The declaration; of an overloaded function one line or more for each way to call it. */
  readonly code: string;
  /** Paths of the types that the code names. */
  readonly links: Readonly<Record<string, string>>;
}

/** How an export is declared, with its types linked, and what its docstring says of parameters, result and errors. */
export function ApiSignature({
  name,
  code,
  links,
  parameters = [],
  returns,
  throws = [],
}: ApiSignatureProps) {
  const parts = [
    ...parameters.map((parameter) => ({
      id: `${name}.${parameter.name}`,
      term: <code>{parameter.name}</code>,
      text: parameter.description,
    })),
    ...(returns === undefined ? [] : [{ term: translate('Returns'), text: returns }]),
    ...throws.map((text) => ({ term: translate('Throws'), text })),
  ];
  return (
    <>
      <div className={`${block.block} ${styles.signature}`} data-code="ts">
        <pre role="region" aria-label={name}>
          <code className={syntax.code}>
            {tokenizeTypeScript(code).map(([kind, text], index) => (
              <span key={index} className={kind}>
                <LinkedCode code={text} links={links} />
              </span>
            ))}
          </code>
        </pre>
      </div>
      {parts.length > 0 && <ApiParts parts={parts} />}
    </>
  );
}
