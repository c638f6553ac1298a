import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readEnvironment } from '../config/environment';
import { readModule } from '../content/source/read-module';
import type { Synonyms } from '../search/synonyms';

const words = z.string().trim().min(1).describe('Write the words that the docs use.');

const synonymsSchema = z
  .record(z.string(), words)
  .describe("Write what people type and the words that the docs use, for example { license: 'licence' }.");

/**
 * Reads the synonyms of the search from the content folder's synonyms.ts; a folder without that file has none.
 * @throws {ContentError} when the file holds something else.
 */
export async function readSynonyms(): Promise<Synonyms> {
  const file = path.join(readEnvironment().contentFolder, 'synonyms.ts');
  return existsSync(file) ? (await readModule(file, synonymsSchema)).value : {};
}
