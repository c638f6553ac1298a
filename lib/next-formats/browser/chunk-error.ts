/** Whether a script of the page could not be fetched, most likely because it went with an earlier deployment (docs/upgrading-next.md). */
export function isChunkLoadError(error: Error): boolean {
  return error.name === 'ChunkLoadError';
}
