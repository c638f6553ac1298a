import { englishChoices } from './english-choices';
import { englishCore } from './english-core';
import { englishFiles } from './english-files';
import { englishLayout } from './english-layout';
import { englishLists } from './english-lists';
import type { Message } from './message';
import { englishOpen } from './english-open';
import { englishScreen } from './english-screen';
import { englishTables } from './english-tables';
import { englishValidation } from '../validation/english-validation';

/**
 * All texts of the toolkit in English. Its keys define the catalogue: a language is complete when it has all
 * of them. The messages under `error.` are selected by the code of an error, and filled with its values:
 * `limit` for every keyword with a number or a length, `name` for keywords about a property, and `format`,
 * `pattern` and `expected` for the keywords with that meaning. `error.format.{format}` has precedence over
 * `error.format`. `example` is a number in the format of the user's locale.
 */
export const english = {
  ...englishCore,
  ...englishValidation,
  ...englishTables,
  ...englishLayout,
  ...englishOpen,
  ...englishLists,
  ...englishChoices,
  ...englishFiles,
  ...englishScreen,
} as const satisfies Readonly<Record<string, Message>>;
