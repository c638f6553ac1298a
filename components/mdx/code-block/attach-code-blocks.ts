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

function attachCodeBlock(block: HTMLElement, status: Status) {
  const pre = block.querySelector('pre');
  const copyButton = block.querySelector('button');
  if (!pre || !copyButton) return [];
  return [
    attachCopyButton(copyButton, () => codeOf(pre), status),
    attachWordWrap(block, pre),
    attachFold(block),
  ];
}

/** Lets every block of code below `root` be copied, wrapped and unfolded; returns the function that detaches it. */
export function attachCodeBlocks(root: HTMLElement) {
  const status = createStatus();
  const blocks = root.querySelectorAll<HTMLElement>('[data-code]');
  const undos = [...blocks].flatMap((block) => attachCodeBlock(block, status));
  return () => {
    undos.forEach((undo) => undo());
    status.remove();
  };
}
