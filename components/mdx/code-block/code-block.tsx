import { translate } from '@/lib/translations/translate';
import syntax from './syntax.module.css';
import styles from './code-block.module.css';

export interface CodeBlockProps {
  /** The coloured code, ready to show. */
  readonly html: string;
  /** The block's name among the page's regions. */
  readonly label: string;
  /** The language that the fence names, for what reads the markup: the page's Markdown. */
  readonly language?: string;
  /** Shown in a bar above the code, usually a file name. */
  readonly title?: string;
}

/** A block of code with a button that copies it; a long line scrolls, or wraps when the reader requests it. */
export function CodeBlock({ html, label, language = '', title }: CodeBlockProps) {
  return (
    <div className={styles.block} data-code={language}>
      {title && <div className={styles.title}>{title}</div>}
      {/* A box that scrolls has to take the focus, or a keyboard cannot reach what is outside it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre role="region" aria-label={label} tabIndex={0}>
        <code className={syntax.code} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <button
        type="button"
        title={translate('Copy')}
        aria-label={translate('Copy code to clipboard')}
        data-replay="[data-code]"
      />
    </div>
  );
}
