/** Runs once when the server starts: `next dev` answers without listing all pages first, and shows what is written at once. */
export async function register(): Promise<void> {
  if (process.env.NODE_ENV === 'development' && process.env.NEXT_RUNTIME === 'nodejs') {
    const { skipStaticPaths } = await import('./lib/next-formats/server/skip-static-paths');
    skipStaticPaths();
    const { watchContent } = await import('./lib/content/watch/watch-content');
    await watchContent();
  }
}
