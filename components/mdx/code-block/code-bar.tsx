import type { ReactNode } from 'react';
import { translate } from '@/lib/translations/translate';
import styles from './code-bar.module.css';
import syntax from './syntax.module.css';

interface CodeBarProps {
  /** The language of the code; undefined for plain text. */
  readonly language?: string | undefined;
  /** Usually a file name. */
  readonly title?: string | undefined;
  /** The selector of the behavior that attaches the button. */
  readonly replay: string;
  readonly children?: ReactNode;
}

/** The bar above code: its language, its title and the button that copies it. Scripts add the button that wraps long lines. */
export function CodeBar({ language, title, replay, children }: CodeBarProps) {
  return (
    <div className={styles.bar} data-language={language}>
      <div className={styles.title}>{title}</div>
      {children}
      <button
        type="button"
        title={translate('Copy')}
        aria-label={translate('Copy code to clipboard')}
        data-copy=""
        data-replay={replay}
      />
    </div>
  );
}

interface CodeRegionProps {
  /** The highlighted code, ready to show. */
  readonly html: string;
  readonly label: string;
  readonly isFolded?: boolean;
}

/** Highlighted code in a box that may scroll; `attachScrollRegions` lets Tab stop at it then. */
export function CodeRegion({ html, label, isFolded = false }: CodeRegionProps) {
  return (
    <pre role="region" aria-label={label} data-folded={isFolded ? '' : undefined}>
      <code className={syntax.code} dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}
