/** Whether to include messages for developers, which cost bytes and time. */
export function isDevelopment(): boolean {
  try {
    // Bundlers replace this expression; without a bundler or Node it throws.
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}

/**
 * The part of an error message that says how to fix the error. Callers write the condition on
 * `process.env.NODE_ENV` inline, so that a production bundle omits the text. Without a `process`, the result is
 * empty.
 */
export function advice(make: () => string | false): string {
  try {
    return make() || '';
  } catch {
    return '';
  }
}

/**
 * An error with its fix after the message, of which a production bundle has the message alone: the caller writes the
 * condition as for `advice`.
 */
export function createError(
  message: string,
  fix: () => string | false,
  Kind: new (message: string) => Error = Error,
): Error {
  return new Kind(message + advice(fix));
}
