import type { CSSProperties } from 'react';
import { callInline } from '@/lib/browser/page-load/inline-script';
import type { PartName } from '@/lib/mdx/plugins/code/sample-parts';
import { scopeImports } from '@/lib/mdx/plugins/code/scope-imports';
import { createUniqueNames } from '@/lib/mdx/plugins/headings/visit-blocks';
import { translate } from '@/lib/translations/translate';
import { InlineScript } from '../../static-markup/static-markup';
import { CodeBar, CodeRegion } from '../code-block/code-bar';
import bar from '../code-block/code-bar.module.css';
import { FoldButton } from '../fold/fold-button';
import styles from './live-code.module.css';
import { readLiveFrameFiles } from './live-frame-files';
import { showPreview } from './show-preview';

/** A part of a sample's code; one with a name is folded. */
interface LivePart {
  readonly name?: PartName;
  /** The colored code, ready to show. */
  readonly html: string;
}

interface LiveCodeProps {
  /** The parts of the code, which are separated by an empty line. */
  readonly parts: readonly LivePart[];
  readonly code: string;
  /** The name of the editor, unique in the page. */
  readonly label: string;
  /** The name of the frame that shows the result, unique in the page. */
  readonly frame: string;
  /** Begins every id in the preview: previews of several samples are in one page where no scripts run. */
  readonly prefix: string;
  readonly language?: string;
  /** Usually a file name. */
  readonly title?: string;
  readonly mode: 'inline' | 'noInline';
}

/** Lines of a sample that are shown at first, so that the result is near; the parts with a name have none. */
const shownLines = 10;

/** A part is not folded for fewer lines than this: its button takes half of what they would. */
const fewestFolded = 4;

/**
 * Divides the lines that are shown at first among the parts that have no name.
 * @param counts the lines of each of these parts
 * @returns the lines that each may show; short parts leave theirs to the others
 */
export function shareLines(counts: readonly number[]): number {
  const sorted = [...counts].sort((a, b) => a - b);
  const share = (room: number, parts: readonly number[]): number => {
    const [shortest = 0, ...others] = parts;
    if (others.length === 0 || shortest * parts.length > room) return Math.floor(room / parts.length);
    return share(room - shortest, others);
  };
  return share(shownLines, sorted);
}

const partNames = {
  imports: translate('Imports'),
  schema: translate('Schema'),
  data: translate('Data'),
} as const;

/** Runs after the template while the page is being read, so that the preview is there at the first paint. */
function showPreviewAbove(show: typeof showPreview) {
  const template = document.currentScript?.previousElementSibling;
  if (template instanceof HTMLTemplateElement) show(template);
}

const previewScript = callInline(showPreviewAbove, showPreview);

/**
 * The result of the sample, rendered at build time. In a shadow tree, as later in its frame, the page's styles for
 * running text do not apply to it; the toolkit's colors are inherited. The parser waits for the stylesheet of the
 * first link before it shows what follows; then `showPreview` disables that stylesheet.
 */
function Preview({ stylesheet, rendered }: { readonly stylesheet: string; readonly rendered: string }) {
  const html = `<link rel="stylesheet" href="${stylesheet}"><div class="liveSample">${rendered}</div>`;
  return (
    // A picture of the result until its frame is there: nothing in it would react.
    <div inert>
      <link rel="stylesheet" href={stylesheet} />
      <template data-preview="" dangerouslySetInnerHTML={{ __html: html }} />
      <InlineScript source={previewScript} />
      <noscript dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}

function Result({ code, mode, prefix }: Pick<LiveCodeProps, 'code' | 'mode' | 'prefix'>) {
  const files = readLiveFrameFiles();
  const preview = files?.renderPreview({ code, noInline: mode === 'noInline', prefix });
  if (!files || preview === undefined) return <div className={styles.waiting}>{translate('Loading...')}</div>;
  return <Preview stylesheet={files.stylesheet} rendered={preview} />;
}

const countLines = ({ html }: LivePart) => html.split('\n').length;

interface PartProps {
  readonly part: LivePart;
  readonly label: string;
  readonly share: number;
}

function Part({ part, label, share }: PartProps) {
  const { name, html } = part;
  const lines = countLines(part);
  const isLong = name === undefined && lines >= share + fewestFolded;
  const style: CSSProperties & Record<'--shown-lines', number> = { '--shown-lines': share };
  const editor = (
    <div
      className={styles.editor}
      data-part=""
      data-folded={isLong ? '' : undefined}
      style={isLong ? style : undefined}
    >
      <CodeRegion html={html} label={label} />
    </div>
  );
  if (name)
    return (
      <details className={styles.part}>
        <summary>{partNames[name]}</summary>
        {editor}
      </details>
    );
  return (
    <div>
      {editor}
      {isLong && <FoldButton lines={lines} replay="[data-live]" />}
    </div>
  );
}

/** A sample that a reader can change and see run; until then its code and, where possible, what it shows. */
export function LiveCode({ parts, code, label, frame, prefix, language, title, mode }: LiveCodeProps) {
  const share = shareLines(parts.filter(({ name }) => name === undefined).map(countLines));
  const unique = createUniqueNames();
  return (
    <div
      className={styles.live}
      data-live={mode}
      data-src={readLiveFrameFiles()?.page}
      data-scope={scopeImports(code) || undefined}
    >
      <CodeBar language={language} title={title ?? translate('Live Editor')} replay="[data-live]">
        <button
          type="button"
          title={translate('Reset')}
          aria-label={translate('Reset')}
          data-reset=""
          data-replay="[data-live]"
        />
      </CodeBar>
      <div>
        {parts.map((part, index) => (
          <Part
            key={index}
            part={part}
            label={unique(part.name ? `${label}: ${partNames[part.name]}` : label)}
            share={share}
          />
        ))}
      </div>
      <div className={bar.bar}>
        <div className={bar.title}>{translate('Result')}</div>
      </div>
      <div className={styles.result} data-frame={frame}>
        <Result code={code} mode={mode} prefix={prefix} />
      </div>
    </div>
  );
}
