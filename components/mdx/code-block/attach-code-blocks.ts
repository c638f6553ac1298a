import { attachCopyButton } from '../attach-copy-button';
import { createStatus, type Status } from '../status';
import { attachFold } from '../fold/attach-fold';
import { attachWordWrap } from './attach-word-wrap';

/** The code without the lines that a sample shows as removed. */
function codeOf(pre: HTMLElement): string {
  const copy = pre.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('del').forEach((line) => line.remove());
  return copy.textContent ?? '';
}

function attachCodeBlock(block: HTMLElement, pre: HTMLElement, status: Status) {
  const copyButton = block.querySelector('button');
  if (!copyButton) return [];
  return [attachCopyButton(copyButton, () => codeOf(pre), status), attachFold(block)];
}

/** Lets every block of code below `root` be copied, wrapped and unfolded; returns the function that detaches it. */
export function attachCodeBlocks(root: HTMLElement) {
  const status = createStatus();
  const blocks = new Map<HTMLElement, HTMLElement>();
  for (const block of root.querySelectorAll<HTMLElement>('[data-code]')) {
    const pre = block.querySelector('pre');
    if (pre) blocks.set(block, pre);
  }
  const undos = Array.from(blocks, ([block, pre]) => attachCodeBlock(block, pre, status)).flat();
  undos.push(attachWordWrap(blocks));
  return () => {
    undos.forEach((undo) => undo());
    status.remove();
  };
}
