import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

/** Marks a folder as just used, and removes all but the `count` folders beside it that were used last. */
export function keepNewest(folder: string, count: number): void {
  const parent = path.dirname(folder);
  if (!existsSync(folder)) return;
  const now = new Date();
  utimesSync(folder, now, now);
  const age = (name: string) => -statSync(path.join(parent, name)).mtimeMs;
  const byAge = readdirSync(parent).sort((a, b) => age(a) - age(b));
  for (const name of byAge.slice(count)) rmSync(path.join(parent, name), { recursive: true, force: true });
}
