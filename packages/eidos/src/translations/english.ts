import { englishCore } from './english-core';
import { englishLayout } from './english-layout';
import type { Message } from './message';
import { englishTables } from './english-tables';
import { englishValidation } from '../validation/english-validation';

/**
 * Every word of the toolkit in English. The keys are the catalogue: a language is complete when it has each of them.
 * The sentences of `error.` are picked by an error's code, and filled with its values: `limit` for every keyword
 * that takes a number or a length, `name` for keywords about a property, `format`, `pattern` and `expected`
 * for the keywords of that meaning. `error.format.{format}` goes before `error.format`. `example` is a number
 * as the reader's locale writes it.
 */
export const english = {
  ...englishCore,
  ...englishValidation,
  ...englishTables,
  ...englishLayout,
} as const satisfies Readonly<Record<string, Message>>;
