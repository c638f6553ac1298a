import { translate } from '@/lib/translations/translate';
import { attachCopyButton } from '../../mdx/attach-copy-button';
import { copyText } from '../../mdx/copy-text';
import { attachDropdown } from '../../shell/items/attach-dropdown';

const failed = translate('Copying failed. View the page as Markdown and copy it there.');

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned the status ${response.status}.`);
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

/** Lets the page's menu copy the page as Markdown, and adds what dropdowns of the bar have. */
export function attachPageMenu(menu: HTMLElement, signal: AbortSignal): void {
  attachDropdown(menu, signal);
  const [copy, link] = [menu.querySelector<HTMLElement>('[popover] button'), menu.querySelector('a')];
  if (!copy || !link) return;
  const copyPage = () => copyArriving(fetchText(link.href));
  attachCopyButton(copy, copyPage, signal, { label: 'textContent', failed });
}
