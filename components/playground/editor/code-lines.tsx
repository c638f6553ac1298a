import { memo, useMemo } from 'react';
import type { SchemaLanguage } from '../../mdx/live-code/frame/protocol';
import type { Token } from '../../mdx/live-code/tokenize-typescript';
import { highlightLines } from './highlight-lines';
import styles from './code-editor.module.css';

type Mark = 'error' | 'warning' | undefined;

interface LineProps {
  readonly tokens: readonly Token[];
  readonly mark: Mark;
}

const isSame = (one: LineProps, other: LineProps) =>
  one.mark === other.mark && JSON.stringify(one.tokens) === JSON.stringify(other.tokens);

/** One line; a long text has thousands, of which a key press changes one. */
const Line = memo(function Line({ tokens, mark }: LineProps) {
  return (
    <span className={styles.line} data-mark={mark}>
      {tokens.map(([className, text], index) => (
        <span key={index} className={className}>
          {text}
        </span>
      ))}
      {'\n'}
    </span>
  );
}, isSame);

interface CodeLinesProps {
  readonly code: string;
  readonly language: SchemaLanguage;
  /** The marks of lines, by number from one. */
  readonly marks?: ReadonlyMap<number, Mark>;
}

/** Colored code with the numbers of its lines. */
export function CodeLines({ code, language, marks }: CodeLinesProps) {
  const lines = useMemo(() => highlightLines(code, language), [code, language]);
  return (
    <code className={styles.lines}>
      {lines.map((tokens, index) => (
        <Line key={index} tokens={tokens} mark={marks?.get(index + 1)} />
      ))}
    </code>
  );
}
