/** Whether messages for developers are worth their bytes and time. */
export function isDevelopment(): boolean {
  try {
    // Bundlers replace this expression; where there is neither a bundler nor Node it throws.
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}

/**
 * The part of an error message that says how to fix the error. Callers write the condition on `process.env.NODE_ENV` in
 * place, so that a production bundle leaves the text out. Without a `process` the result is empty.
 */
export function advice(make: () => string | false): string {
  try {
    return make() || '';
  } catch {
    return '';
  }
}
