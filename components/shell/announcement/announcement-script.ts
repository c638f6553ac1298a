import { callInline, type InlineSource } from '@/lib/browser/page-load/inline-script';
import { storageKeys } from '@/lib/browser/storage/storage';

interface ScriptSettings {
  readonly id: string;
  readonly idKey: string;
  readonly dismissKey: string;
}

/** Runs on its own in the page: it may use nothing from outside, and no syntax that a compiler turns into a helper. */
function restoreAnnouncement({ id, idKey, dismissKey }: ScriptSettings): void {
  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const write = (key: string, value: string) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // The bar then shows at each load; closing it works until the reader leaves the page.
    }
  };
  const show = (isDismissed: boolean) =>
    document.documentElement.setAttribute('data-announcement-dismissed', String(isDismissed));

  let known = read(idKey);
  // A misspelt default id of earlier releases.
  if (known === 'annoucement-bar') known = 'announcement-bar';
  if (known !== id) {
    write(idKey, id);
    write(dismissKey, 'false');
  }
  show(known === id && read(dismissKey) === 'true');

  // On its way down, because React stops every click at the document until all scripts of the page are there.
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-announcement-close]')) return;
      write(dismissKey, 'true');
      show(true);
      document.querySelector<HTMLElement>('[data-navbar] > a')?.focus({ preventScroll: true });
    },
    true,
  );
  addEventListener('storage', (event) => {
    if (event.key === dismissKey || event.key === null) show(event.newValue === 'true');
  });
}

/**
 * A script for the start of the page: hides a dismissed announcement before the first paint, shows one with a new id
 * again, closes it, and follows other tabs. It is all of the bar's behaviour, so closing never waits for the framework.
 */
export function announcementScript(id: string): InlineSource {
  const settings: ScriptSettings = {
    id,
    idKey: storageKeys.announcementId,
    dismissKey: storageKeys.announcementDismiss,
  };
  return callInline(restoreAnnouncement, settings);
}
