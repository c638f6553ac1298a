import path from 'node:path';

/** The path from one file to another as an import writes it, with slashes and a dot at its start. */
export function relativePath(from: string, to: string): string {
  const relative = path.relative(path.dirname(from), to).split(path.sep).join('/');
  return relative.startsWith('.') ? relative : `./${relative}`;
}
