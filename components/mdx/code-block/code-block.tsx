import { callInline } from '@/lib/browser/page-load/inline-script';
import { InlineScript } from '../../static-markup/static-markup';
import { FoldButton, isFolded } from '../fold/fold-button';
import { CodeBar, CodeRegion } from './code-bar';
import { showOrigin } from './show-origin';
import styles from './code-block.module.css';

export interface CodeBlockProps {
  /** The highlighted code, ready to show. */
  readonly html: string;
  readonly label: string;
  /** The language that the fence names, for what reads the markup: the page's Markdown. */
  readonly language?: string;
  /** Shown in a bar above the code, usually a file name. */
  readonly title?: string;
}

/** Runs after the code while the page is being read, so that it is right at the first paint. */
function showOriginBefore(show: typeof showOrigin) {
  const block = document.currentScript?.parentElement;
  if (block) show(block);
}

const originScript = callInline(showOriginBefore, showOrigin);

/** A block of code below a bar with its language, its title and the button that copies it; a long one is folded. */
export function CodeBlock({ html, label, language = '', title }: CodeBlockProps) {
  const lines = html.split('\n').length;
  // The marked lines are what the page is about, and most are below the fold.
  const isLong = isFolded(lines) && !/<(?:ins|del)\b|class="?(?:r )?h\b/.test(html);
  // Empty for a build that knows where its site is served.
  const placeholder = process.env.NEXT_PUBLIC_PLACEHOLDER_ORIGIN;
  const origin = placeholder && html.includes(placeholder) ? placeholder : undefined;
  return (
    <div
      className={styles.block}
      data-code={language}
      data-origin={origin}
      // A command has its button next to it.
      data-short={lines === 1 && title === undefined ? '' : undefined}
    >
      <CodeBar language={language || undefined} title={title} replay="[data-code]" />
      <CodeRegion html={html} label={label} isFolded={isLong} />
      {origin && <InlineScript source={originScript} />}
      {isLong && <FoldButton lines={lines} replay="[data-code]" />}
    </div>
  );
}
