/**
 * Runs `load` with `process.exit` refused: a build that loads a module that exits would end with it, as if all was done.
 * @throws {Error} what `load` throws, or that `process.exit` was called.
 */
export async function refuseExit<T>(load: () => Promise<T>): Promise<T> {
  const exit = process.exit.bind(process);
  process.exit = () => {
    throw new Error('it calls process.exit, which would end the build as if it had succeeded');
  };
  try {
    return await load();
  } finally {
    process.exit = exit;
  }
}
