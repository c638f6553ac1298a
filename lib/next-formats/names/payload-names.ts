/**
 * The router fetches pages as payloads: of `/x` the file `x.txt`, or parts of it, such as `x/__next._tree.txt`.
 * docs/upgrading-next.md says what to do when Next changes it.
 */
const PAYLOAD_SUFFIX = '.txt';
const PART_PREFIX = '__next.';

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
