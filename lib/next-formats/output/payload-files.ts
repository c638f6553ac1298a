import { isPayloadPart, payloadOf, unusedPayloadOf } from '../names/payload-names';
import { UnknownShapeError } from './unknown-shape';

/** The not-found page under the name that hosts know; the page has a payload under its own name. */
const NOT_FOUND = '404.html';

/** The payloads of an export, as paths below it. */
export interface PayloadFiles {
  /** By the file of each page, its payload and the copy of it that nothing requests; undefined where it has none. */
  readonly whole: ReadonlyMap<string, { readonly payload: string; readonly unused: string } | undefined>;
  /** Parts of payloads, which the router requests ahead. */
  readonly parts: readonly string[];
}

/**
 * Finds the payloads among the files of an export.
 * @param files paths below the export, with `/`
 * @param pages those of them that are pages of the framework
 * @throws UnknownShapeError when a page lacks a payload
 */
export function findPayloads(files: readonly string[], pages: readonly string[]): PayloadFiles {
  const present = new Set(files);
  const whole = pages.map((page) => {
    if (page === NOT_FOUND) return [page, undefined] as const;
    const names = { payload: payloadOf(page), unused: unusedPayloadOf(page) };
    for (const name of Object.values(names))
      if (!present.has(name)) throw new UnknownShapeError(`its payload, in \`${name}\``, page);
    return [page, names] as const;
  });
  const unused = new Set(whole.map(([, names]) => names?.unused));
  return { whole: new Map(whole), parts: files.filter((file) => isPayloadPart(file) && !unused.has(file)) };
}

/** What a page's own files hold of it, as text. */
interface PageData {
  /** The flight data of the document. */
  readonly stream: string;
  readonly payload: string;
  /** The copy of the payload that nothing requests. */
  readonly unused: string;
}

/**
 * Checks that a page that the router opens is the page that is visited.
 * @throws UnknownShapeError when its payload is not the flight data of the document, or differs from its copy
 */
export function requireSamePage({ stream, payload, unused }: PageData): void {
  if (payload !== stream) throw new UnknownShapeError('a payload that is the flight data of its document');
  if (unused !== payload) throw new UnknownShapeError('a copy of the payload that is the same');
}
