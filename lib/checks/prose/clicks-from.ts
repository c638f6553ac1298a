/**
 * How many clicks lead from `start` to each place that can be reached.
 * @param linksOf where the links of a place lead.
 */
export async function clicksFrom(
  start: string,
  linksOf: (place: string) => Promise<readonly string[]>,
): Promise<ReadonlyMap<string, number>> {
  const clicks = new Map([[start, 0]]);
  for (let step = 1, reached = [start]; reached.length > 0; step++) {
    const found = (await Promise.all(reached.map(linksOf))).flat();
    reached = [...new Set(found)].filter((place) => !clicks.has(place));
    for (const place of reached) clicks.set(place, step);
  }
  return clicks;
}
