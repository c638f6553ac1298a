import { STATIC_FOLDER } from '../names/addresses';
import { UnknownShapeError } from './unknown-shape';

const ASYNC_SCRIPT = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
/** With the address first for a part of a route that is loaded by itself (`next/dynamic`). */
const SCRIPT_PRELOAD = /<link rel="preload" (?:href="[^"]*" )?as="script"[^>]*>/g;

/**
 * Anything else by which a browser would fetch a script of the framework; one for browsers without modules is not
 * covered.
 */
const LEFT_OVER =
  /<link\b[^>]*\s(?:as="script"|rel="modulepreload")|<script\b(?![^>]*\snomodule\b)[^>]*\ssrc="[^"]*\/_next\//i;

/** A document without the framework's scripts, and their addresses. */
interface TakenScripts {
  readonly html: string;
  readonly addresses: readonly string[];
  /** Address of the folder that holds them all, with a slash at its end. */
  readonly staticFolder: string;
}

/**
 * Takes the framework's `async` scripts and the hints to preload them out of a document.
 * @throws UnknownShapeError when there is none, or something would still load one
 */
export function takeScripts(document: string): TakenScripts {
  const addresses = [...new Set([...document.matchAll(ASYNC_SCRIPT)].map((match) => match[1] ?? ''))];
  const [first = ''] = addresses;
  const staticFolder = first.slice(0, first.indexOf(`/${STATIC_FOLDER}/`) + STATIC_FOLDER.length + 2);
  const html = document.replace(ASYNC_SCRIPT, '').replace(SCRIPT_PRELOAD, '');
  const isKnown = addresses.length > 0 && addresses.every((address) => address.startsWith(staticFolder));
  if (!isKnown || !staticFolder.endsWith(`/${STATIC_FOLDER}/`) || LEFT_OVER.test(html))
    throw new UnknownShapeError(
      `scripts \`<script src="…/${STATIC_FOLDER}/…" async="">\` and preloads \`<link rel="preload" as="script">\`, and nothing else that loads a script`,
    );
  return { html, addresses, staticFolder };
}
