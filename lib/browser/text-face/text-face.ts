import { callInline, type InlineSource } from '../page-load/inline-script';
import { afterPaint } from '../page-load/after-paint';
import { currentConnection, mayPrefetch } from '../prefetch/connection';
import { prepareFace } from './prepare-face';
import { storageSlot } from '../storage/storage';
import { storageKeys } from '../storage/storage-keys';

/**
 * Set on the root, or on the main part alone, once its text is shown in the site's own face; `app/styles/tokens.css` and
 * `app/styles/typography.css` read it.
 */
export const TEXT_FACE_ATTRIBUTE = 'data-text-face';

/** Runs on its own in the page. */
function showKnownFace(key: string, attribute: string): void {
  try {
    if (localStorage.getItem(key) !== null) document.documentElement.setAttribute(attribute, '');
  } catch {
    // Without storage, every visit is the first one.
  }
}

/** A script for the start of the page: a reader who fetched the face before has it at the first paint, from the cache. */
export const textFaceScript = (): InlineSource =>
  callInline(showKnownFace, storageKeys.textFace, TEXT_FACE_ATTRIBUTE);

let isFetched = false;

/**
 * Shows the face on a page that nobody has begun to read, if it has been fetched: in its main part at once, and in the
 * shell around it once that has been painted.
 */
export function showTextFace(): void {
  const root = document.documentElement;
  if (!isFetched || root.hasAttribute(TEXT_FACE_ATTRIBUTE)) return;
  const main = document.querySelector('main');
  main?.setAttribute(TEXT_FACE_ATTRIBUTE, '');
  afterPaint(() => {
    root.setAttribute(TEXT_FACE_ATTRIBUTE, '');
    main?.removeAttribute(TEXT_FACE_ATTRIBUTE);
  });
}

/**
 * Fetches the face of the text, once the page has loaded. The page that is being read keeps the device's own, because words
 * would move; the next page begins with it. With data saving on, the device's own stays.
 */
export async function fetchTextFace(): Promise<void> {
  const root = document.documentElement;
  if (root.hasAttribute(TEXT_FACE_ATTRIBUTE) || !mayPrefetch(currentConnection())) return;
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  const family = getComputedStyle(root).getPropertyValue('--font-inter');
  const faces = await document.fonts.load(`1em ${family}`);
  if (faces.length === 0) return;
  isFetched = true;
  storageSlot(storageKeys.textFace).set('fetched');
  await prepareFace(TEXT_FACE_ATTRIBUTE);
}
