/** Runs once when the server starts; only `next dev` has something to watch. */
export async function register(): Promise<void> {
  if (process.env.NODE_ENV === 'development' && process.env.NEXT_RUNTIME === 'nodejs') {
    const { watchContent } = await import('./lib/content/watch/watch-content');
    await watchContent();
  }
}
