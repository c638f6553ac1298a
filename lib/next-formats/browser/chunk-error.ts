/**
 * Whether a script of the page could not be fetched, most likely because it went with an earlier deployment. The name is
 * Next's own: see docs/upgrading-next.md.
 */
export function isChunkLoadError(error: Error): boolean {
  return error.name === 'ChunkLoadError';
}
