import { translate } from '@/lib/translations/translate';
import { InlineCodeText, LinkedCode } from './linked-code';
import syntax from '../code-block/syntax.module.css';
import { tokenizeTypeScript } from '../live-code/tokenize-typescript';
import styles from './api-signature.module.css';

export interface ApiSignatureProps {
  readonly name: string;
  /** The declaration; of an overloaded function one line or more for each way to call it. */
  readonly code: string;
  /** Paths of the types that the code names. */
  readonly links: Readonly<Record<string, string>>;
  readonly parameters?: readonly { readonly name: string; readonly description: string }[];
  readonly returns?: string;
  readonly throws?: readonly string[];
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
  const hasParts = parameters.length > 0 || returns !== undefined || throws.length > 0;
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
      {hasParts && (
        <dl className={styles.parts}>
          {parameters.map((parameter) => (
            <div key={parameter.name} id={`${name}.${parameter.name}`}>
              <dt>
                <code>{parameter.name}</code>
              </dt>
              <dd>
                <InlineCodeText text={parameter.description} />
              </dd>
            </div>
          ))}
          {returns !== undefined && (
            <div>
              <dt>{translate('Returns')}</dt>
              <dd>
                <InlineCodeText text={returns} />
              </dd>
            </div>
          )}
          {throws.map((text) => (
            <div key={text}>
              <dt>{translate('Throws')}</dt>
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
