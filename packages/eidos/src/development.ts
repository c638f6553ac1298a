/** Whether to spend bytes and time on telling a developer something. */
export function isDevelopment(): boolean {
  try {
    // Bundlers replace this expression; where there is neither a bundler nor Node it throws.
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}
