import { isValidElement } from 'react';

/** A value that is used where text is allowed, and that React cannot show. */
export class UnshowableError extends Error {
  override name = 'UnshowableError';

  constructor(
    readonly kind: string,
    /** What to write instead. */
    readonly fix: string,
  ) {
    super(`${kind} cannot be shown`);
  }
}

function describeObject(value: object): UnshowableError {
  if (value instanceof Date)
    return new UnshowableError('A date', 'Write it as text, for example {date.toISOString()}.');
  if ('then' in value && typeof value.then === 'function')
    return new UnshowableError('A promise', 'Write the value itself: a page cannot wait for it.');
  const names = Object.keys(value).slice(0, 5).join(', ');
  return new UnshowableError(
    names ? `An object (with ${names})` : 'An object',
    'Write text, a number or an element, for example {value.name} or {JSON.stringify(value)}.',
  );
}

/**
 * Makes sure that React can show a value; it silently shows nothing for functions and symbols.
 * @throws {UnshowableError} when it cannot.
 */
export function requireShowable(value: unknown): void {
  if (Array.isArray(value)) return value.forEach(requireShowable);
  if (typeof value === 'function')
    throw new UnshowableError('A function', 'Call it, or write the value that it returns.');
  if (typeof value === 'symbol') throw new UnshowableError('A symbol', 'Write text or a number.');
  if (typeof value !== 'object' || value === null || isValidElement(value)) return;
  // React shows what can be iterated over and its own kinds of nodes.
  if (Symbol.iterator in value || '$$typeof' in value) return;
  throw describeObject(value);
}
