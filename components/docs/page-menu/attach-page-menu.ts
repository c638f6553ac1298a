import { translate } from '@/lib/translations/translate';
import { copyText } from '../../mdx/copy-text';
import { createStatus, type Status } from '../../mdx/status';
import { attachDropdown } from '../../shell/items/attach-dropdowns';

/** How long the button shows that it has copied, in ms. See docs/compatibility.md#timings. */
const copiedMs = 1000;
/** A failure asks the reader to do something, so it stays long enough to be read. */
const failedMs = 4000;

const copyLabel = translate('Copy as Markdown');
const copiedLabel = translate('Copied');
const failedLabel = translate('Copying failed. View the page as Markdown and copy it there.');

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with status ${response.status}.`);
  return response.text();
}

/**
 * Copies a text that has yet to arrive. The clipboard is given the promise itself: some browsers refuse a text that comes
 * after the press is over.
 */
async function copyArriving(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
    // Handled here as well, for a clipboard that refuses before it reads the promise.
    blob.catch(() => undefined);
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return text.then(copyText).catch(() => false);
  }
}

function attach(menu: HTMLElement, status: Status, signal: AbortSignal): void {
  const copy = menu.querySelector<HTMLElement>('[popover] button');
  const link = menu.querySelector('a');
  if (!copy || !link) return;
  let timer: number | undefined;
  let copies = 0;

  const rest = () => {
    copy.textContent = copyLabel;
    status.say('');
  };

  async function copyPage(button: HTMLElement, url: string) {
    const copyNumber = (copies += 1);
    const isCopied = await copyArriving(fetchText(url));
    // Another press, or another page, has taken over.
    if (copyNumber !== copies || signal.aborted) return;
    window.clearTimeout(timer);
    button.textContent = isCopied ? copiedLabel : failedLabel;
    status.say(button.textContent);
    timer = window.setTimeout(rest, isCopied ? copiedMs : failedMs);
  }

  copy.addEventListener('click', () => void copyPage(copy, link.href), { signal });
  signal.addEventListener('abort', () => {
    window.clearTimeout(timer);
    rest();
  });
}

/** Lets the page's menu copy the page as Markdown, and adds what dropdowns of the bar have; returns the function that detaches it. */
export function attachPageMenu(root: ParentNode): () => void {
  const stop = new AbortController();
  const status = createStatus();
  for (const menu of root.querySelectorAll<HTMLElement>('[data-page-menu]')) {
    attachDropdown(menu, stop.signal);
    attach(menu, status, stop.signal);
  }
  return () => {
    stop.abort();
    status.remove();
  };
}
