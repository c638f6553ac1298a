import { sampleModule } from '@/lib/mdx/sample-module';
import { translate } from '@/lib/translations/translate';
import { attachFold } from '../fold/attach-fold';
import { copyLabel, attachCopyButton } from '../attach-copy-button';
import { createStatus, type Status } from '../status';
import { createLiveEditor } from './live-editor';
import styles from './live-parts.module.css';
import { createLiveResult } from './live-result';
import { createPlaygroundLink } from './playground-link';

/** How far outside of the view a sample begins to load. */
const margin = '300px';

function addButton(header: Element, text: string) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.button ?? '';
  button.textContent = text;
  header.append(button);
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
  const [header, code, resultHeader, resultBox] = Array.from(block.children) as HTMLElement[];
  const editorBox = code?.firstElementChild as HTMLElement | undefined;
  const { src, live, scope = '' } = block.dataset;
  if (!header || !editorBox || !resultHeader || !resultBox || !src) return () => undefined;

  const playground = createPlaygroundLink(resultHeader);
  const names = namesOf(number);
  const noInline = live === 'noInline';
  const frame = { url: src, name: names.frame, noInline };
  const result = createLiveResult(resultBox, frame, {
    onRendered: (rendered) => playground.show(rendered),
    onError: (line) => editor.markError(line),
  });
  const hint = { id: `live-editor-hint-${number}`, name: names.editor };
  const editor = createLiveEditor(editorBox, hint, (code) => {
    playground.expectChange();
    result.run(code);
  });
  const original = editor.read();

  const copy = addButton(header, translate('Copy'));
  copy.ariaLabel = copyLabel;
  const stopCopying = attachCopyButton(copy, () => sampleModule(editor.read(), scope, noInline), status);
  const reset = addButton(header, translate('Reset'));
  reset.addEventListener('click', () => editor.write(original));
  result.run(original);

  return () => {
    stopCopying();
    copy.remove();
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
  undos.push(...blocks.map(attachFold));
  return () => {
    observer.disconnect();
    undos.forEach((undo) => undo());
    status.remove();
  };
}
