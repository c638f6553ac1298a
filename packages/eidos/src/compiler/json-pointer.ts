import type { Pointer } from './node';

/** Adds one or more reference tokens to a JSON Pointer, escaped as RFC 6901 asks. */
export function joinPointer(pointer: Pointer, ...tokens: readonly (string | number)[]): Pointer {
  return tokens.reduce<string>(
    (path, token) => `${path}/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`,
    pointer,
  );
}

/** The reference tokens of a JSON Pointer, unescaped; throws a `SyntaxError` for text that is no pointer. */
export function splitPointer(pointer: Pointer): string[] {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) {
    throw new SyntaxError(`"${pointer}" is no JSON Pointer. Write "" for the whole or start with "/".`);
  }
  return pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}
