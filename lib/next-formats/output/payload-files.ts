import { isOwnPart, isPayloadPart, keptFile, payloadOf, unusedPayloadOf } from '../names/payload-names';
import { findTexts } from './flight-texts';
import { UnknownShapeError } from './unknown-shape';

/** The not-found page under the name that hosts know; the page has a payload under its own name. */
export const NOT_FOUND = '404.html';

/** The files of the export that hold a page's payload. */
export interface PayloadNames {
  readonly payload: string;
  /** The copy of the payload that nothing requests. */
  readonly unused: string;
  /** The part that holds what is the page's own. */
  readonly own: string;
}

/** The payloads of an export, as paths below it. */
export interface PayloadFiles {
  /** By the file of each page, what holds it whole and in part; undefined where it has no payload. */
  readonly whole: ReadonlyMap<string, PayloadNames | undefined>;
  /** The other parts of payloads, which the router requests ahead. */
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
  const ownParts = new Map(files.filter(isOwnPart).map((file) => [keptFile(file), file]));
  const whole = pages.map((page) => {
    if (page === NOT_FOUND) return [page, undefined] as const;
    const names = { payload: payloadOf(page), unused: unusedPayloadOf(page) };
    for (const name of Object.values(names))
      if (!present.has(name)) throw new UnknownShapeError(`its payload, in \`${name}\``, page);
    const own = ownParts.get(names.payload);
    if (own === undefined) throw new UnknownShapeError('a part that holds what is its own', page);
    return [page, { ...names, own }] as const;
  });
  const unused = new Set(whole.map(([, names]) => names?.unused));
  const isOther = (file: string) => isPayloadPart(file) && !isOwnPart(file) && !unused.has(file);
  return { whole: new Map(whole), parts: files.filter(isOther) };
}

/** What a page's own files hold of it, as text. */
export interface PageData {
  /** The flight data of the document. */
  readonly stream: string;
  readonly payload: string;
  /** The copy of the payload that nothing requests. */
  readonly unused: string;
  /** The part that holds what is the page's own. */
  readonly own: string;
}

/**
 * Checks that a page that the router opens is the page that is visited.
 * @throws UnknownShapeError when its payload is not the flight data of the document, or its copy or its part differ from it
 */
export function requireSamePage({ stream, payload, unused, own }: PageData): void {
  if (payload !== stream) throw new UnknownShapeError('a payload that is the flight data of its document');
  if (unused !== payload) throw new UnknownShapeError('a copy of the payload that is the same');
  const texts = new Set(findTexts(payload).map(({ text }) => text));
  if (!findTexts(own).every(({ text }) => texts.has(text)))
    throw new UnknownShapeError('a part of the payload with no text that the payload lacks');
}
