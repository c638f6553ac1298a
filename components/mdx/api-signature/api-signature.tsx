import type { ReactNode } from 'react';
import type { ApiExport } from '@/lib/config/toolkit';
import { translate } from '@/lib/translations/translate';
import { InlineCodeText, LinkedCode } from './linked-code';
import syntax from '../code-block/syntax.module.css';
import { tokenizeTypeScript } from '../live-code/tokenize-typescript';
import styles from './api-signature.module.css';

export interface ApiSignatureProps extends Pick<ApiExport, 'name' | 'parameters' | 'returns' | 'throws'> {
  /** The declaration; of an overloaded function one line or more for each way to call it. */
  readonly code: string;
  /** Paths of the types that the code names. */
  readonly links: Readonly<Record<string, string>>;
}

interface Part {
  readonly id?: string;
  readonly term: ReactNode;
  readonly text: string;
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
  const parts: readonly Part[] = [
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
      <pre className={styles.signature}>
        <code className={syntax.code}>
          {tokenizeTypeScript(code).map(([kind, text], index) => (
            <span key={index} className={kind}>
              <LinkedCode code={text} links={links} />
            </span>
          ))}
        </code>
      </pre>
      {parts.length > 0 && (
        <dl className={styles.parts}>
          {parts.map(({ id, term, text }, index) => (
            <div key={index} id={id}>
              <dt>{term}</dt>
              <dd>
                <InlineCodeText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
