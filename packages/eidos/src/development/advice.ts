/** Whether to spend bytes and time on telling a developer something. */
export function isDevelopment(): boolean {
  try {
    // Bundlers replace this expression; where there is neither a bundler nor Node it throws.
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}

/**
 * What an error adds for its developer: how to put it right. Callers write the condition on `process.env.NODE_ENV` in
 * place, so that a production bundle leaves the words out; where there is no `process`, there is no advice either.
 */
export function advice(make: () => string | false): string {
  try {
    return make() || '';
  } catch {
    return '';
  }
}
