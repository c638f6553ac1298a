import syntax from '../code-block/syntax.module.css';
import { attachPreview } from './attach-preview';
import styles from './live-code.module.css';
import { readLiveFrameFiles, type LiveFrameFiles } from './live-frame-files';

export interface LiveCodeProps {
  /** The coloured code, ready to show. */
  readonly html: string;
  /** The code itself. */
  readonly code: string;
  /** The sample's name among the page's regions. */
  readonly label: string;
  /** Whether the sample is one expression or a list of statements that call `render`. */
  readonly mode: 'inline' | 'noInline';
}

const attachScript = `(${attachPreview.toString()})(document.currentScript.previousElementSibling)`;

/**
 * What the sample shows, drawn at build time. It stands in a shadow tree, where the page's own styles for running
 * text do not reach it, as they will not reach it in its frame; the toolkit's custom properties come from outside.
 */
function previewHtml(files: LiveFrameFiles, drawn: string) {
  // The page's policy allows no style attributes; `attachPreview` sets them by script, which it does allow.
  const preview = drawn.replaceAll(' style="', ' data-style="');
  const stylesheet = `<link rel="stylesheet" href="${files.stylesheet}">`;
  const sample = `${stylesheet}<div class="liveSample">${preview}</div>`;
  return (
    `${stylesheet}<template data-preview>${sample}</template>` +
    `<script>${attachScript}</script><noscript>${sample}</noscript>`
  );
}

function Result({ code, mode }: Pick<LiveCodeProps, 'code' | 'mode'>) {
  const files = readLiveFrameFiles();
  const preview = files?.renderPreview({ code, noInline: mode === 'noInline' });
  if (!files || preview === undefined) return <div className={styles.waiting}>Loading...</div>;
  // A picture of the result until its frame is there: nothing in it would answer.
  return <div inert dangerouslySetInnerHTML={{ __html: previewHtml(files, preview) }} />;
}

/** A sample that a reader can change and see run; until then its code and, where possible, what it shows. */
export function LiveCode({ html, code, label, mode }: LiveCodeProps) {
  return (
    <div className={styles.live} data-live={mode} data-src={readLiveFrameFiles()?.page}>
      <div className={styles.header}>
        <div>Live Editor</div>
      </div>
      <div className={styles.editor}>
        {/* A box that may scroll has to take the focus, or a keyboard cannot reach what lies outside of it. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre role="region" aria-label={label} tabIndex={0}>
          <code className={syntax.code} dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
      </div>
      <div className={styles.header}>
        <div>Result</div>
      </div>
      <div className={styles.result}>
        <Result code={code} mode={mode} />
      </div>
    </div>
  );
}
