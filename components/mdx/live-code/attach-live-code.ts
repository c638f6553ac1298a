import { hrefOf } from '@/lib/config/paths/paths';
import { editorHintId } from '@/lib/config/paths/shell-ids';
import { sampleModule } from '@/lib/mdx/sample-module';
import { translate } from '@/lib/translations/translate';
import { attachCopyButton } from '../attach-copy-button';
import { copyText } from '../copy-text';
import { attachWordWrap } from '../code-block/attach-code-block';
import { attachFold } from '../fold/attach-fold';
import type { RenderedMessage } from './frame/protocol';
import styles from './live-code.module.css';
import { createLiveEditor } from './live-editor';
import { createLiveResult } from './live-result';

const gap = '\n\n';

/** The boxes of a sample's parts below `root`, in the order of its code. */
export const partsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-part]')];

/** The whole code of a sample, as it was changed. */
export const readParts = (root: HTMLElement) =>
  partsOf(root)
    .map((part) => part.querySelector('textarea')?.value ?? part.querySelector('code')?.textContent)
    .join(gap);

/**
 * Makes the parts of a sample editable: each has a field of its own, so that those that are folded stay so.
 * @param number place of the sample in the page, from 1
 */
export function createSampleEditor(
  root: HTMLElement,
  number: number,
  onChange: () => void,
  signal: AbortSignal,
) {
  const editors = partsOf(root).map((part, index) =>
    createLiveEditor(part, editorHintId(number, index + 1), onChange, signal),
  );
  return {
    reset: () => editors.forEach((editor) => editor.reset()),
    /** Marks the line with an error, counted from 1; without one, no line is marked. Returns its number in its part. */
    markError(line: number | undefined) {
      let [before, marked] = [0, undefined as number | undefined];
      for (const editor of editors) {
        const lines = editor.read().split('\n').length;
        const own = line === undefined ? 0 : line - before;
        const isIn = own >= 1 && own <= lines;
        editor.markError(isIn ? own : undefined);
        if (isIn) marked = own;
        before += lines + 1;
      }
      return marked;
    },
  };
}

/** How far outside of the view a sample begins to load. */
const margin = '300px';

/** Lets a sample be copied as a module, wrapped and unfolded, also before it is started. */
function attachButtons(block: HTMLElement, signal: AbortSignal): void {
  const copy = block.querySelector<HTMLElement>('[data-copy]');
  const { live, scope = '' } = block.dataset;
  if (!copy) return;
  const module = () => sampleModule(readParts(block), scope, live === 'noInline');
  const parts = partsOf(block);
  attachCopyButton(copy, () => copyText(module()), signal);
  attachWordWrap(block, parts, signal);
  for (const { parentElement } of parts) if (parentElement) attachFold(parentElement, signal);
}

/**
 * Adds a link to the header of a result that opens the screen that the sample has rendered last in the playground; there is
 * none without a screen. Returns what is called with each screen.
 */
function attachPlaygroundLink(header: Element, readCode: () => string, signal: AbortSignal) {
  const link = document.createElement('a');
  link.className = styles.button ?? '';
  link.textContent = translate('Open in playground');
  let last = 0;

  async function update(rendered: RenderedMessage, number: number) {
    const { sampleState } = await import('../../playground/state-hash');
    const linked = await sampleState(rendered, readCode());
    if (number !== last || !linked) return;
    link.href = hrefOf('/playground') + linked.hash;
    header.append(link);
  }

  signal.addEventListener('abort', () => {
    last += 1;
    link.remove();
  });
  return (rendered: RenderedMessage) => {
    last += 1;
    update(rendered, last).catch(() => link.remove());
  };
}

/** Makes a sample interactive; its parts are in the order in which `live-code.tsx` renders them. */
function start(block: HTMLElement, signal: AbortSignal): void {
  const [bar, code, resultBar, resultBox] = Array.from(block.children) as HTMLElement[];
  const reset = bar?.querySelector<HTMLElement>('[data-reset]');
  const { src, live } = block.dataset;
  if (!reset || !code || !resultBar || !resultBox || !src) return;

  const number = [...document.querySelectorAll('[data-live]')].indexOf(block) + 1;
  const onRendered = attachPlaygroundLink(resultBar, () => readParts(code), signal);
  const frame = { url: src, name: resultBox.dataset.frame ?? '', noInline: live === 'noInline' };
  const events = { onRendered, onError: (line?: number) => editor.markError(line) };
  const run = createLiveResult(resultBox, frame, events, signal);
  const editor = createSampleEditor(code, number, () => run(readParts(code)), signal);
  reset.addEventListener('click', editor.reset, { signal });
  run(readParts(code));
}

/** Lets a sample be changed and run, once it comes near the view. */
export function attachLiveCode(block: HTMLElement, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start(block, signal);
    },
    { rootMargin: margin },
  );
  observer.observe(block);
  signal.addEventListener('abort', () => observer.disconnect());
  attachButtons(block, signal);
}
