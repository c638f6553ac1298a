import { sampleModule } from '@/lib/mdx/sample-module';
import { translate } from '@/lib/translations/translate';
import { attachFold } from '../fold/attach-fold';
import { attachCopyButton } from '../attach-copy-button';
import { attachWordWrap } from '../code-block/attach-word-wrap';
import { createStatus, type Status } from '../status';
import { createLiveResult } from './live-result';
import { createPlaygroundLink } from './playground-link';
import { createSampleEditor, partsOf } from './sample-editor';

/** How far outside of the view a sample begins to load. */
const margin = '300px';

/** Adds a button to the bar of a sample, before the one that copies it. */
function addReset(copy: Element) {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', title: translate('Reset'), ariaLabel: translate('Reset') });
  button.dataset.reset = '';
  copy.before(button);
  return button;
}

/** Names of the editor and the frame of a sample; those after the first of a page have a number. */
function namesOf(number: number) {
  if (number === 1) return { editor: translate('Live Editor'), frame: translate('Result') };
  return {
    editor: translate('Live Editor {number}', { number }),
    frame: translate('Result {number}', { number }),
  };
}

/**
 * Makes one sample interactive; its parts are in the order in which `live-code.tsx` renders them.
 * @param number place of the sample in the page, from 1
 */
function start(block: HTMLElement, number: number, status: Status) {
  const [bar, code, resultBar, resultBox] = Array.from(block.children) as HTMLElement[];
  const copy = bar?.querySelector<HTMLElement>('[data-copy]');
  const { src, live, scope = '' } = block.dataset;
  if (!copy || !code || !resultBar || !resultBox || !src) return () => undefined;

  const playground = createPlaygroundLink(resultBar, () => editor.read());
  const names = namesOf(number);
  const noInline = live === 'noInline';
  const frame = { url: src, name: names.frame, noInline };
  const result = createLiveResult(resultBox, frame, {
    onRendered: (rendered) => playground.show(rendered),
    onError: (line) => editor.markError(line),
  });
  const editor = createSampleEditor(code, { id: `live-editor-hint-${number}`, name: names.editor }, () => {
    playground.expectChange();
    result.run(editor.read());
  });

  const stopCopying = attachCopyButton(copy, () => sampleModule(editor.read(), scope, noInline), status);
  const reset = addReset(copy);
  reset.addEventListener('click', () => editor.reset());
  result.run(editor.read());

  return () => {
    stopCopying();
    reset.remove();
    editor.remove();
    result.remove();
    playground.remove();
  };
}

/** Lets every sample below `root` be changed and run, once it comes near the view; returns the function that detaches it. */
export function attachLiveCode(root: HTMLElement) {
  const status = createStatus();
  const undos: (() => void)[] = [];
  const blocks = Array.from(root.querySelectorAll<HTMLElement>('[data-live]'));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const block = target as HTMLElement;
        undos.push(start(block, blocks.indexOf(block) + 1, status));
      }
    },
    { rootMargin: margin },
  );
  blocks.forEach((block) => observer.observe(block));
  for (const { parentElement } of blocks.flatMap(partsOf))
    if (parentElement) undos.push(attachFold(parentElement));
  undos.push(attachWordWrap(new Map(blocks.map((block) => [block, partsOf(block)]))));
  return () => {
    observer.disconnect();
    undos.forEach((undo) => undo());
    status.remove();
  };
}
