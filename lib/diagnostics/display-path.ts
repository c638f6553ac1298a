import path from 'node:path';

/** A path as a writer knows it: from the working directory where it lies below it, with `/` on every system. */
export function displayPath(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return (relative.startsWith('..') ? file : relative).split(path.sep).join('/');
}
