import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A schema as others publish it, with data that it allows and data that it does not. */
export interface PublishedSchema {
  /** Whose schema it is: the package that ships it or the library that wrote it. */
  readonly source: string;
  /** The file, rule or shape. */
  readonly name: string;
  readonly schema: object;
  /** The documents that it refers to, if any. */
  readonly documents?: Readonly<Record<string, object>>;
  readonly sample: unknown;
  readonly broken: unknown;
  /** It has hundreds of radio buttons, for which jsdom takes many seconds: it is drawn as on a server. */
  readonly isLarge?: boolean;
}

/** Reads a JSON file below `node_modules`. */
export function readPackageFile(file: string): object {
  return JSON.parse(readFileSync(path.resolve('node_modules', file), 'utf8')) as object;
}
