import { readFileSync } from 'node:fs';
import path from 'node:path';
import nspell from 'nspell';

/** Where a writer adds words that the dictionary lacks. */
export const WORDS_FILE = 'content/words.txt';

/** Returns whether a word is spelled as in the dictionary or the project's own list. */
export interface Speller {
  readonly isKnown: (word: string) => boolean;
  readonly nearest: (word: string) => string | undefined;
}

/** The lines of a list of words; a line that begins with `#` says something about the next ones. */
export function readWordList(text: string): string[] {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/** A speller of American English that also knows `words`, in the letters in which they are written. */
export function createSpeller(words: readonly string[]): Speller {
  // The package's own module reads these two with a top-level await, which a CommonJS test cannot load.
  const read = (ending: string) => readFileSync(path.resolve(`node_modules/dictionary-en/index.${ending}`));
  const spell = nspell({ aff: read('aff'), dic: read('dic') });
  const own = new Set(words);
  return {
    isKnown: (word) => own.has(word) || own.has(word.toLowerCase()) || spell.correct(word),
    nearest: (word) => spell.suggest(word)[0],
  };
}
