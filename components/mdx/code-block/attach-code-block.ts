import { translate } from '@/lib/translations/translate';
import { attachCopyButton } from '../attach-copy-button';
import { copyText } from '../copy-text';
import { attachFold } from '../fold/attach-fold';

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

/**
 * Adds a button to a block of code that wraps its long lines. The style sheet shows it while lines are longer than the block,
 * which `attachScrollRegions` marks, or wrapped.
 * @param boxes the elements that hold the code and scroll sideways
 */
export function attachWordWrap(block: HTMLElement, boxes: readonly HTMLElement[], signal: AbortSignal): void {
  const button = document.createElement('button');
  const label = translate('Toggle word wrap');
  Object.assign(button, { type: 'button', title: label, ariaLabel: label });
  const setWrapped = (isWrapped: boolean) => {
    button.ariaPressed = String(isWrapped);
    for (const box of boxes) box.toggleAttribute('data-wrapped', isWrapped);
  };
  setWrapped(false);
  button.addEventListener('click', () => setWrapped(button.ariaPressed === 'false'));
  block.querySelector('button')?.before(button);
  signal.addEventListener('abort', () => {
    button.remove();
    setWrapped(false);
  });
}

/** Lets a block of code be copied, wrapped and unfolded. */
export function attachCodeBlock(block: HTMLElement, signal: AbortSignal): void {
  const [copy, pre] = [block.querySelector<HTMLElement>('[data-copy]'), block.querySelector('pre')];
  if (!copy || !pre) return;
  attachCopyButton(copy, () => copyText(codeOf(pre, block.dataset.code)), signal);
  attachWordWrap(block, [pre], signal);
  attachFold(block, signal);
}
