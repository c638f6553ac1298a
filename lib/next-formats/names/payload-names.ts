/**
 * The router fetches pages as payloads: of `/x` the file `x.txt`, or parts of it, such as `x/__next._tree.txt`.
 * docs/upgrading-next.md says what to do when Next changes it.
 */
const PAYLOAD_SUFFIX = '.txt';
const PART_PREFIX = '__next.';

/** Written beside every page and requested by no part of the router: `x.txt` holds the same. */
const UNUSED_PART = `${PART_PREFIX}_full${PAYLOAD_SUFFIX}`;

/** The part that holds what all pages have around them. It is the same in each, so an export keeps the home page's alone. */
export const SHARED_PART_FILE = `${PART_PREFIX}_index${PAYLOAD_SUFFIX}`;

/** Ends the name of the part that holds what is the page's own, without what all pages have around it. */
const OWN_PART_END = `__PAGE__${PAYLOAD_SUFFIX}`;

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1);
const folderOf = (file: string) => file.slice(0, Math.max(0, file.lastIndexOf('/')));
const withoutHtml = (page: string) => page.slice(0, -'.html'.length);

/** Returns the file that holds the payload of the page in the file `page`: `docs/x.html` → `docs/x.txt`. */
export function payloadOf(page: string): string {
  return `${withoutHtml(page)}${PAYLOAD_SUFFIX}`;
}

/** Returns the file with the copy of a page's payload that nothing requests. */
export function unusedPayloadOf(page: string): string {
  return page === 'index.html' ? UNUSED_PART : `${withoutHtml(page)}/${UNUSED_PART}`;
}

/** Whether a file of the export holds a part of a page's payload. */
export function isPayloadPart(file: string): boolean {
  const name = nameOf(file);
  return name.startsWith(PART_PREFIX) && name.endsWith(PAYLOAD_SUFFIX);
}

/** Whether a file is the part that is the same for all pages. */
export function isSharedPart(file: string): boolean {
  return nameOf(file) === SHARED_PART_FILE;
}

/** Whether a file is the part that holds what is a page's own. */
export function isOwnPart(file: string): boolean {
  return isPayloadPart(file) && file.endsWith(OWN_PART_END);
}

/** The file of the page at a path, without the ending of its name: the home page's is `index`. */
export const payloadOfPage = (page: string): string => `${page === '' ? 'index' : page}${PAYLOAD_SUFFIX}`;

/**
 * The file that a finished export has for a part: `docs/x/__next.….__PAGE__.txt` is `docs/x.txt`, of which the router makes the page as
 * well, and the shared part is there once.
 */
export function keptFile(part: string): string {
  if (isSharedPart(part)) return SHARED_PART_FILE;
  return isOwnPart(part) ? payloadOfPage(folderOf(part)) : part;
}

/** The page that a payload or a part of one belongs to, without the ending of its file; the home page is empty. */
export function pageOfPayload(file: string): string {
  if (isPayloadPart(file)) return folderOf(file);
  return file === payloadOfPage('') ? '' : file.slice(0, -PAYLOAD_SUFFIX.length);
}

/** Whether an address can be that of a payload; other text files of the site share its ending. */
export function isPayload({ pathname }: Pick<URL, 'pathname'>): boolean {
  return pathname.endsWith(PAYLOAD_SUFFIX);
}

/**
 * Why a step of an address would clash with the name of a payload, as the end of a sentence that begins with the step;
 * undefined when it would not.
 */
export function clashWithPayload(segment: string): string | undefined {
  const name = segment.toLowerCase();
  if (name.endsWith(PAYLOAD_SUFFIX)) return `ends with "${PAYLOAD_SUFFIX}", where the data of pages is kept`;
  return name.startsWith(PART_PREFIX) ? `begins with "${PART_PREFIX}", as files of the build do` : undefined;
}
