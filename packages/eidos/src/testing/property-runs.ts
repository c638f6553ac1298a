/** Another run has other cases; to repeat one, set the seed that the names of the tests show. */
export const seed = Number(process.env.PROPERTY_SEED ?? Date.now() % 2 ** 31);

/** How many cases each property of a test gets: `usual` in the checks, or as many as `PROPERTY_RUNS` names. */
export function runsOf(usual: number): number {
  const runs = Number(process.env.PROPERTY_RUNS ?? usual);
  // Slow machines take up to 20 ms for a case.
  jest.setTimeout(20_000 + runs * 20);
  return runs;
}
