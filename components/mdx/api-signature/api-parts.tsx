import type { ReactNode } from 'react';
import { InlineCodeText } from './linked-code';
import styles from './api-parts.module.css';

interface Part {
  /** The hash that leads to it. */
  readonly id?: string | undefined;
  readonly term: ReactNode;
  /** Type and default, in a line above the text. */
  readonly note?: ReactNode;
  /** A docstring's words. */
  readonly text: string;
}

/** The parts of an export in two columns, on a phone in one: names, and their descriptions. */
export function ApiParts({ id, parts }: { readonly id?: string; readonly parts: readonly Part[] }) {
  return (
    <dl id={id} className={styles.parts}>
      {parts.map((part, index) => (
        <div key={index} id={part.id}>
          <dt>{part.term}</dt>
          {part.note && <dd className={styles.note}>{part.note}</dd>}
          <dd>
            <InlineCodeText text={part.text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
