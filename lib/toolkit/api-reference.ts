import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One property of an interface, or one entry of a table that the toolkit exports. */
export interface ApiMember {
  readonly name: string;
  /** TypeScript type as a reader would write it; an entry of a table has none. */
  readonly type?: string;
  readonly required: boolean;
  /** What holds when it is omitted: words with code in backticks, as in a description. */
  readonly default?: string;
  readonly description: string;
}

/** One name that the toolkit exports. */
export interface ApiExport {
  readonly name: string;
  /** What to import it from: `eidos`, `eidos/react`, `eidos/style` or `eidos/reference`. */
  readonly entry: string;
  readonly kind: 'component' | 'hook' | 'function' | 'class' | 'constant' | 'type';
  /** File of its declaration, from the repository's root; missing in data of a toolkit before it was recorded. */
  readonly source?: string;
  /** Line of its declaration in that file, from 1; missing as `source` is. */
  readonly line?: number;
  /** The docstring, as Markdown; lists show its first sentence. */
  readonly description: string;
  /** How it is called, for functions, hooks and components. */
  readonly signature?: string;
  /** Properties of an interface or of a component's props; entries of a table. */
  readonly members: readonly ApiMember[];
}

/** Where `npm run generate` writes what it read from the toolkit's source. */
export const API_REFERENCE_FILE = 'packages/eidos/api-reference.json';

const read = new Map<string, readonly ApiExport[]>();

/** Every export of the toolkit, sorted by name; `file` holds those of an earlier toolkit. */
export function getApiReference(file = API_REFERENCE_FILE): readonly ApiExport[] {
  const place = path.resolve(file);
  const known = read.get(place) ?? (JSON.parse(readFileSync(place, 'utf8')) as ApiExport[]);
  read.set(place, known);
  return known;
}

/** The text up to the end of its first sentence. */
export function firstSentence(text: string): string {
  return /^[\s\S]*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
