import { attachCopyButton } from '../attach-copy-button';
import { createStatus, type Status } from '../status';
import { attachFold } from '../fold/attach-fold';
import { attachWordWrap } from './attach-word-wrap';

/** The commands of a terminal session, without prompts and output; a text without prompts as it is. */
function commandsOf(session: string): string {
  const commands = session.match(/^\$ .*(?:(?<=\\)\n.*)*/gm);
  return commands ? commands.map((command) => command.slice(2)).join('\n') : session;
}

/** The code without the lines that a sample shows as removed. */
function codeOf(pre: HTMLElement, language = ''): string {
  const copy = pre.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('del').forEach((line) => line.remove());
  const code = copy.textContent ?? '';
  return /^(?:sh|bash|shell|zsh|console)$/.test(language) ? commandsOf(code) : code;
}

function attachCodeBlock(block: HTMLElement, pre: HTMLElement, status: Status) {
  const copyButton = block.querySelector('button');
  if (!copyButton) return [];
  return [attachCopyButton(copyButton, () => codeOf(pre, block.dataset.code), status), attachFold(block)];
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
  undos.push(attachWordWrap(new Map(Array.from(blocks, ([block, pre]) => [block, [pre]]))));
  return () => {
    undos.forEach((undo) => undo());
    status.remove();
  };
}
