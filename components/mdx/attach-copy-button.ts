import { translate } from '@/lib/translations/translate';
import { copyText } from './copy-text';
import type { Status } from './status';

/** How long a button shows that it has copied, in ms. See docs/compatibility.md#timings. */
const copiedMs = 1000;
/** A failure asks the reader to do something, so it stays long enough to be noticed. */
const failedMs = 4000;

export const copyLabel = translate('Copy code to clipboard');
const copiedLabel = translate('Copied');
const failedLabel = translate('Copying failed. Select the code and copy it with the keyboard.');

/** Lets a button copy what `read` returns and report the result, on screen and to screen readers; returns the function that detaches it. */
export function attachCopyButton(button: HTMLElement, read: () => string, status: Status) {
  let timer: number | undefined;

  function rest() {
    delete button.dataset.result;
    button.ariaLabel = copyLabel;
    status.say('');
  }

  async function copy() {
    const isCopied = await copyText(read());
    window.clearTimeout(timer);
    button.dataset.result = isCopied ? 'done' : 'failed';
    button.ariaLabel = isCopied ? copiedLabel : failedLabel;
    status.say(button.ariaLabel);
    timer = window.setTimeout(rest, isCopied ? copiedMs : failedMs);
  }

  const onClick = () => void copy();
  button.addEventListener('click', onClick);
  return () => {
    window.clearTimeout(timer);
    rest();
    button.removeEventListener('click', onClick);
  };
}
