import { translate } from '@/lib/translations/translate';
import { FoldButton, isFolded } from '../fold/fold-button';
import syntax from './syntax.module.css';
import styles from './code-block.module.css';

export interface CodeBlockProps {
  /** The highlighted code, ready to show. */
  readonly html: string;
  /** The block's name among the page's regions. */
  readonly label: string;
  /** The language that the fence names, for what reads the markup: the page's Markdown. */
  readonly language?: string;
  /** Shown in a bar above the code, usually a file name. */
  readonly title?: string;
}

/** A block of code below a bar with its title, its language and the button that copies it; a long one is folded. */
export function CodeBlock({ html, label, language = '', title }: CodeBlockProps) {
  const lines = html.split('\n').length;
  return (
    <div
      className={styles.block}
      data-code={language}
      // A command has its button beside it.
      data-short={lines === 1 && title === undefined ? '' : undefined}
    >
      <div className={styles.bar} data-language={language || undefined}>
        {title && <div className={styles.title}>{title}</div>}
        <button
          type="button"
          title={translate('Copy')}
          aria-label={translate('Copy code to clipboard')}
          data-replay="[data-code]"
        />
      </div>
      {/* A box that scrolls has to take the focus, or a keyboard cannot reach what is outside it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre role="region" aria-label={label} tabIndex={0} data-folded={isFolded(lines) ? '' : undefined}>
        <code className={syntax.code} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <FoldButton lines={lines} replay="[data-code]" />
    </div>
  );
}
