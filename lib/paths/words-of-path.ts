import { decodePath } from './paths';

/** The end of a file's name, and of a page's whose address was written as that of its file. */
const EXTENSION = /\.[a-z]{1,5}$/i;
const WORD_STARTS = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|[^\p{L}\p{N}]+/u;

const toWords = (text: string) => text.split(WORD_STARTS).filter(Boolean).join(' ');

/** Words of an address as one would search for them: those of its last part, and those of its last two parts. */
export function wordsOfPath(path: string): { readonly last: string; readonly all: string } {
  const segments = path
    .split('/')
    .map((segment) => decodePath(segment).replace(EXTENSION, ''))
    .filter((segment) => segment !== '' && segment !== 'index');
  return { last: toWords(segments.at(-1) ?? ''), all: toWords(segments.slice(-2).join(' ')) };
}
