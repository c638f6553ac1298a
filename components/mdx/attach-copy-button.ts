import { translate } from '@/lib/translations/translate';
import styles from './visually-hidden.module.css';

let region: HTMLElement | undefined;

/** The polite live region at the end of the page; it has to be there before anything is said in it. */
function statusRegion(): HTMLElement {
  if (region?.isConnected) return region;
  region = document.createElement('div');
  region.role = 'status';
  region.className = styles.visuallyHidden ?? '';
  document.body.append(region);
  return region;
}

/** How long a button shows that it has copied, in ms. See docs/compatibility.md#timings. */
const copiedMs = 1000;
/** A failure asks the reader to do something, so it stays long enough to be noticed. */
const failedMs = 4000;

const copiedLabel = translate('Copied');
const failedLabel = translate('Copying failed. Select the code and copy it with the keyboard.');

interface CopyButtonLabels {
  readonly label: 'ariaLabel' | 'textContent';
  readonly failed: string;
}

const codeLabels: CopyButtonLabels = { label: 'ariaLabel', failed: failedLabel };

/**
 * Lets a button copy and report the result, on screen and to screen readers.
 * @param copy returns whether it succeeded
 */
export function attachCopyButton(
  button: HTMLElement,
  copy: () => Promise<boolean>,
  signal: AbortSignal,
  { label, failed }: CopyButtonLabels = codeLabels,
) {
  const status = statusRegion();
  const restLabel = button[label];
  let timer: number | undefined;
  let presses = 0;

  function rest() {
    delete button.dataset.result;
    button[label] = restLabel;
    status.textContent = '';
  }

  async function press() {
    const own = (presses += 1);
    const isCopied = await copy();
    // Another press, or another page, has taken over.
    if (own !== presses) return;
    window.clearTimeout(timer);
    button.dataset.result = isCopied ? 'done' : 'failed';
    status.textContent = button[label] = isCopied ? copiedLabel : failed;
    timer = window.setTimeout(rest, isCopied ? copiedMs : failedMs);
  }

  button.addEventListener('click', () => void press(), { signal });
  signal.addEventListener('abort', () => {
    presses += 1;
    window.clearTimeout(timer);
    rest();
  });
}
