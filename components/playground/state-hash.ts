import type { RenderedMessage } from '../mdx/live-code/frame/protocol';
import { formatJson } from './format-json';
import { plainState, type PlaygroundState, readState, withoutDefaults } from './playground-state';

/** Longer URLs are cut off by some browsers and by much of what people paste them into, and could unfold into gigabytes. */
export const longestHash = 30_000;

const STATE = '#state=';
const EXAMPLE = '#example=';

async function convert(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream) {
  const converted = new Blob([bytes]).stream().pipeThrough(stream) as ReadableStream<Uint8Array>;
  return new Uint8Array(await new Response(converted).arrayBuffer());
}

/** Base64 as URLs take it (RFC 4648, section 5). */
function toText(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Returns the state as the hash of a URL, compressed. */
export async function writeHash(state: PlaygroundState): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(withoutDefaults(state)));
  return STATE + toText(await convert(json, new CompressionStream('deflate-raw')));
}

/** The hash of a URL that shows an example. */
export const exampleHash = (id: string) => EXAMPLE + encodeURIComponent(id);

/** The content that the hash of a URL requests; `broken` when it is a state that cannot be read. */
export type HashContent =
  | { readonly kind: 'none' | 'broken' }
  | { readonly kind: 'example'; readonly id: string }
  | { readonly kind: 'state'; readonly state: PlaygroundState };

/** Reads the hash of a URL. */
export async function readHash(hash: string): Promise<HashContent> {
  try {
    if (hash.startsWith(EXAMPLE))
      return { kind: 'example', id: decodeURIComponent(hash.slice(EXAMPLE.length)) };
    if (!hash.startsWith(STATE)) return { kind: 'none' };
    if (hash.length > longestHash) return { kind: 'broken' };
    const bytes = await convert(toBytes(hash.slice(STATE.length)), new DecompressionStream('deflate-raw'));
    const state = readState(JSON.parse(new TextDecoder().decode(bytes)));
    return state ? { kind: 'state', state } : { kind: 'broken' };
  } catch {
    return { kind: 'broken' };
  }
}

/** Functions, and what is made from them or passed to the screen, exist only in the sample. */
const ownCode = /=>|\bfunction\b|\bcreate(?!Controller\b)\w+\(/;

const format = (json: string) => formatJson(JSON.parse(json));

/**
 * Returns the state that shows the screen of a sample: with its data where that fits into a URL, else without;
 * undefined where the schema alone is too long.
 * @param code of the sample
 */
export async function sampleState(
  { schema, hints, data }: RenderedMessage,
  code: string,
): Promise<{ readonly state: PlaygroundState; readonly hash: string } | undefined> {
  const state: PlaygroundState = {
    ...plainState,
    schema: format(schema),
    hints: format(hints),
    data: format(data),
    omitsCode: ownCode.test(code),
  };
  for (const candidate of [state, { ...state, data: plainState.data }]) {
    const hash = await writeHash(candidate);
    if (hash.length <= longestHash) return { state: candidate, hash };
  }
  return undefined;
}
