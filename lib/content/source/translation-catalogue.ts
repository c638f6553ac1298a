import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ContentError, type Diagnostic } from '../../config/diagnostics/diagnostic';
import { diagnosticAtKey } from '../../config/diagnostics/diagnostic-at-key';
import { texts, type Text } from '../../translations/texts';
import type { Translation } from '../../translations/translate';
import { readModule } from '../../config/read-module';

/** The folder of the translations into a locale. */
export const translationFolder = (contentFolder: string, locale: string): string =>
  path.join(contentFolder, 'i18n', locale);

/** The export of `translations.ts` of a locale; the compiler reports the texts that it lacks. */
export interface TranslationCatalogue {
  readonly texts: Readonly<Record<Text, Translation>>;
  /** Labels of `site.config.ts` and `navigation.ts`, by how they are written there. */
  readonly labels: Readonly<Record<string, string>>;
}

const forms = z.strictObject({
  zero: z.string().optional(),
  one: z.string().optional(),
  two: z.string().optional(),
  few: z.string().optional(),
  many: z.string().optional(),
  other: z.string(),
});

const translation = z
  .union([z.string().min(1), forms])
  .describe("Write the text, or one for each plural form, for example { one: '…', other: '…' }.");

const catalogueSchema = z.strictObject({
  texts: z.strictObject(Object.fromEntries(texts.map((text) => [text, translation.optional()]))).default({}),
  labels: z.record(z.string(), z.string().min(1).describe('Write the label in this language.')).default({}),
});

/** The translations of a locale as they are written: some may be missing. */
export type ReadCatalogue = z.output<typeof catalogueSchema>;

const placeholdersOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

/** Translations that lose a value or show a placeholder that nothing fills in. */
const checkPlaceholders = ({ texts: translated }: ReadCatalogue, file: string): Diagnostic[] =>
  Object.entries(translated).flatMap(([text, written]): Diagnostic[] => {
    if (written === undefined) return [];
    const wanted = placeholdersOf(text);
    const wrong = Object.values(typeof written === 'string' ? { other: written } : written).filter(
      (form) => placeholdersOf(form).join() !== wanted.join(),
    );
    const fix = wanted.length > 0 ? `Write ${wanted.join(' and ')} in it.` : 'Write it without braces.';
    return wrong.map((form) => {
      const message = `The translation "${form}" of "${text}" has other placeholders.`;
      return diagnosticAtKey(file, { key: '', message, fix }, ['texts', text]);
    });
  });

const catalogueFile = (contentFolder: string, locale: string): string =>
  path.join(translationFolder(contentFolder, locale), 'translations.ts');

/**
 * Reads the translations of a locale; without a file there are none.
 * @throws {ContentError} when the file cannot be run or holds something wrong.
 */
export async function readCatalogue(contentFolder: string, locale: string): Promise<ReadCatalogue> {
  const file = catalogueFile(contentFolder, locale);
  if (!existsSync(file)) return { texts: {}, labels: {} };
  const read = await readModule(file, catalogueSchema);
  const found = checkPlaceholders(read, file);
  if (found.length > 0) throw new ContentError(found);
  return read;
}
