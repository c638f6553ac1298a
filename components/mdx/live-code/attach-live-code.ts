import { hrefOf } from '@/lib/config/paths/paths';
import { editorHintId } from '@/lib/config/paths/shell-ids';
import { sampleModule } from '@/lib/mdx/sample-module';
import { translate } from '@/lib/translations/translate';
import { attachCopyButton } from '../attach-copy-button';
import { copyText } from '../copy-text';
import { attachWordWrap } from '../code-block/attach-code-blocks';
import { attachFold } from '../fold/attach-fold';
import type { RenderedMessage } from './frame/protocol';
import styles from './live-code.module.css';
import { createLiveEditor } from './live-editor';
import { createLiveResult } from './live-result';

/** The separator between the parts of a sample. */
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
export function createSampleEditor(root: HTMLElement, number: number, onChange: () => void) {
  const parts = partsOf(root);
  const editors = parts.map((part, index) =>
    createLiveEditor(part, editorHintId(number, index + 1), onChange),
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
    remove: () => editors.forEach((editor) => editor.remove()),
  };
}

/** How far outside of the view a sample begins to load. */
const margin = '300px';

/** Lets a sample be copied as a module, wrapped and unfolded, also before it is started. */
function attachButtons(block: HTMLElement) {
  const copy = block.querySelector<HTMLElement>('[data-copy]');
  const { live, scope = '' } = block.dataset;
  if (!copy) return [];
  const module = () => sampleModule(readParts(block), scope, live === 'noInline');
  const parts = partsOf(block);
  return [
    attachCopyButton(copy, () => copyText(module())),
    attachWordWrap(block, parts),
    ...parts.flatMap(({ parentElement }) => (parentElement ? attachFold(parentElement) : [])),
  ];
}

/**
 * Adds a link to the header of a result that opens the screen that the sample has rendered last in the playground; there is
 * none without a screen. Returns what is called with each screen.
 */
function attachPlaygroundLink(header: Element, readCode: () => string) {
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

  return {
    show: (rendered: RenderedMessage) => {
      last += 1;
      update(rendered, last).catch(() => link.remove());
    },
    remove() {
      last += 1;
      link.remove();
    },
  };
}

/**
 * Makes one sample interactive; its parts are in the order in which `live-code.tsx` renders them.
 * @param number place of the sample in the page, from 1
 */
function start(block: HTMLElement, number: number) {
  const [bar, code, resultBar, resultBox] = Array.from(block.children) as HTMLElement[];
  const reset = bar?.querySelector<HTMLElement>('[data-reset]');
  const { src, live } = block.dataset;
  if (!reset || !code || !resultBar || !resultBox || !src) return () => undefined;

  const playground = attachPlaygroundLink(resultBar, () => readParts(code));
  const frame = { url: src, name: resultBox.dataset.frame ?? '', noInline: live === 'noInline' };
  const result = createLiveResult(resultBox, frame, {
    onRendered: playground.show,
    onError: (line) => editor.markError(line),
  });
  const editor = createSampleEditor(code, number, () => result.run(readParts(code)));
  reset.addEventListener('click', editor.reset);
  result.run(readParts(code));

  return () => {
    reset.removeEventListener('click', editor.reset);
    editor.remove();
    result.remove();
    playground.remove();
  };
}

/** Lets every sample below `root` be changed and run, once it comes near the view; returns the function that detaches it. */
export function attachLiveCode(root: HTMLElement) {
  const undos: (() => void)[] = [];
  const blocks = Array.from(root.querySelectorAll<HTMLElement>('[data-live]'));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const block = target as HTMLElement;
        undos.push(start(block, blocks.indexOf(block) + 1));
      }
    },
    { rootMargin: margin },
  );
  blocks.forEach((block) => observer.observe(block));
  undos.push(...blocks.flatMap(attachButtons));
  return () => {
    observer.disconnect();
    undos.forEach((undo) => undo());
  };
}
