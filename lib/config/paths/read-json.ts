import { readFileSync } from 'node:fs';

/** The value in a JSON file; undefined where the file is missing or holds no JSON. */
export function readJson<Value>(file: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    return undefined;
  }
}
