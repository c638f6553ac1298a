import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ParseError, parse as parseJson } from 'jsonc-parser';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';

/** A schema of a corpus with the files that its authors call valid or invalid. */
export interface CorpusSchema {
  readonly name: string;
  readonly file: string;
  readonly valid: readonly string[];
  readonly invalid: readonly string[];
}

/** The names under which the folders of a corpus are known. */
const folders = {
  schemas: ['schemas/json', 'schemas'],
  valid: ['valid', 'test'],
  invalid: ['invalid', 'negative_test'],
};

const dataFile = /\.(json|jsonc|yaml|yml|toml)$/u;

/** Lists the schemas of a corpus by name. Throws when the folder has no schemas. */
export function listSchemas(root: string): readonly CorpusSchema[] {
  const source = findFolder(root, folders.schemas);
  if (source === undefined) {
    throw new Error(
      `${root} has no folder "schemas". Put schemas there as NAME.json, and their files into "valid/NAME" and "invalid/NAME".`,
    );
  }
  const [valid, invalid] = [findFolder(root, folders.valid), findFolder(root, folders.invalid)];
  return readdirSync(source)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((file) => {
      const name = path.basename(file, '.json');
      return {
        name,
        file: path.join(source, file),
        valid: filesOf(valid, name),
        invalid: filesOf(invalid, name),
      };
    });
}

function findFolder(root: string, names: readonly string[]): string | undefined {
  return names.map((name) => path.join(root, name)).find((folder) => existsSync(folder));
}

function filesOf(root: string | undefined, name: string): readonly string[] {
  const folder = root && path.join(root, name);
  if (folder === undefined || !existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => dataFile.test(file))
    .sort()
    .map((file) => path.join(folder, file));
}

/** Reads a file of data as JSON. Throws for text that is not of its format. */
function readData(file: string): unknown {
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/u, '');
  if (file.endsWith('.toml')) return toJson(parseToml(text));
  if (/\.ya?ml$/u.test(file)) return toJson(parseYaml(text, { merge: true, maxAliasCount: -1 }));
  const errors: ParseError[] = [];
  const value: unknown = parseJson(text, errors, { allowTrailingComma: true });
  if (errors.length > 0) throw new SyntaxError(`${file} is not JSON.`);
  return value;
}

/** The same, or undefined for such text. */
export function tryRead(file: string): unknown {
  try {
    return readData(file);
  } catch {
    return undefined;
  }
}

/** Dates of YAML and TOML become text, as in JSON. */
function toJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

type Documents = Readonly<Record<string, object>>;

/** The documents that a schema refers to, and those that these refer to, from the schemas of the same corpus. */
export function findDocuments(schema: object, known: ReadonlyMap<string, object>): Documents {
  const found: Record<string, object> = {};
  const open = [schema];
  for (const next of open) {
    for (const url of referencesIn(next)) {
      const document = known.get(url) ?? known.get(path.posix.basename(url));
      if (document === undefined || Object.hasOwn(found, url) || document === schema) continue;
      found[url] = document;
      open.push(document);
    }
  }
  return found;
}

/** The URLs of other documents in a schema. */
function referencesIn(value: unknown): ReadonlySet<string> {
  const urls = new Set<string>();
  visit(value);
  return urls;

  function visit(one: unknown): void {
    if (typeof one !== 'object' || one === null) return;
    for (const [name, member] of Object.entries(one)) {
      if (name === '$ref' && typeof member === 'string') {
        const url = member.replace(/#.*$/su, '');
        if (url !== '') urls.add(url);
      } else visit(member);
    }
  }
}

/** The schemas of a corpus by their URLs and file names; a file that cannot be read is reported by its own trial. */
export function indexSchemas(schemas: readonly CorpusSchema[]): ReadonlyMap<string, object> {
  const index = new Map<string, object>();
  for (const { file } of schemas) {
    const schema = tryRead(file);
    if (typeof schema !== 'object' || schema === null) continue;
    index.set(path.basename(file), schema);
    for (const key of ['$id', 'id']) {
      const url: unknown = schema[key as keyof typeof schema];
      if (typeof url === 'string' && url !== '') index.set(url.replace(/#$/u, ''), schema);
    }
  }
  return index;
}
