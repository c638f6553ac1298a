import { enhanceCopyButton } from '../copy-button';
import { createStatus, type Status } from '../status';
import { enhanceWordWrap } from './enhance-word-wrap';

function enhanceCodeBlock(block: HTMLElement, status: Status) {
  const pre = block.querySelector('pre');
  const copyButton = block.querySelector('button');
  if (!pre || !copyButton) return [];
  return [enhanceCopyButton(copyButton, () => pre.textContent ?? '', status), enhanceWordWrap(block, pre)];
}

/** Lets every block of code below `root` be copied and wrapped; gives the undo. */
export function enhanceCodeBlocks(root: HTMLElement) {
  const status = createStatus();
  const blocks = root.querySelectorAll<HTMLElement>('[data-code]');
  const undos = [...blocks].flatMap((block) => enhanceCodeBlock(block, status));
  return () => {
    undos.forEach((undo) => undo());
    status.remove();
  };
}
