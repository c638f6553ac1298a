/** Whether a script of the page could not be fetched, most likely because it went with an earlier deployment. */
export function isChunkLoadError(error: Error): boolean {
  return error.name === 'ChunkLoadError';
}
