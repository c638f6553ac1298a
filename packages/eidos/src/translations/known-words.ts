import type { PartialCatalogue } from './catalogue';
import { englishCore } from './english-core';

/** English words of everything that is in use; keys are only ever added. */
export const knownWords: Record<string, PartialCatalogue[string]> = { ...englishCore };

/** Adds the English words of one area, called by what needs them, so that a bundle has only the words it uses. */
export function learnWords(words: PartialCatalogue): void {
  Object.assign(knownWords, words);
}
