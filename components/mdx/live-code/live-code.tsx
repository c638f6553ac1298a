import { callInline } from '@/lib/browser/page-load/inline-script';
import { scopeImports } from '@/lib/mdx/plugins/code/scope-imports';
import { translate } from '@/lib/translations/translate';
import { InlineScript } from '../../static-markup/static-markup';
import { CodeBar, CodeRegion } from '../code-block/code-bar';
import bar from '../code-block/code-bar.module.css';
import { FoldButton, isFolded } from '../fold/fold-button';
import styles from './live-code.module.css';
import { readLiveFrameFiles } from './live-frame-files';
import { showPreview } from './show-preview';

/**
 * Names the parts of a sample for assistive technology, which lists regions and fields by name.
 * @param sample the name of the sample
 * @param names what each part holds; undefined for one that is not folded
 * @returns a name for each part that no other part has
 */
export function labelParts(sample: string, names: readonly (string | undefined)[]): string[] {
  const labels = names.map((name) => (name ? `${sample}: ${name}` : sample));
  return labels.map((label, index) => {
    const before = labels.slice(0, index).filter((other) => other === label).length;
    return before === 0 ? label : `${label} (${before + 1})`;
  });
}

/** A part of a sample's code; one with a name is folded. */
interface LivePart {
  readonly name?: 'imports' | 'schema' | 'data';
  /** The coloured code, ready to show. */
  readonly html: string;
}

interface LiveCodeProps {
  /** The parts of the code, which are separated by an empty line. */
  readonly parts: readonly LivePart[];
  /** The code itself. */
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
  /** Whether the sample is one expression or a list of statements that call `render`. */
  readonly mode: 'inline' | 'noInline';
}

/** A part of a sample with more lines than this is folded to 13, so that the result is near. */
const longestUnfolded = 17;

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
 * What the sample shows, rendered at build time. In a shadow tree, as later in its frame, the page's styles for running text
 * do not apply to it; the toolkit's colours are inherited. The parser waits for the stylesheet of the first link before it
 * shows what follows; then `showPreview` disables that stylesheet.
 */
function Preview({ stylesheet, rendered }: { readonly stylesheet: string; readonly rendered: string }) {
  const html = `<link rel="stylesheet" href="${stylesheet}"><div class="liveSample">${rendered}</div>`;
  return (
    // A picture of the result until its frame is there: nothing in it would answer.
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

function Part({ name, html, label }: LivePart & { readonly label: string }) {
  const lines = html.split('\n').length;
  const isLong = name === undefined && isFolded(lines, longestUnfolded);
  const editor = (
    <div className={styles.editor} data-part="" data-folded={isLong ? '' : undefined}>
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
  const labels = labelParts(
    label,
    parts.map(({ name }) => name && partNames[name]),
  );
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
          <Part key={index} {...part} label={labels[index] ?? label} />
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
