const lineEnd = /\r\n|\r/g;

/**
 * Restores the line ends of a stored text that was edited in a text area, which has turned all of them into `\n`: those
 * before and after the edit stay as they were, and new ones are like the first.
 */
export function keepLineEnds(stored: string, entered: string): string {
  const shown = stored.replace(lineEnd, '\n');
  if (shown === stored) return entered;
  const shorter = Math.min(shown.length, entered.length);
  let before = 0;
  while (before < shorter && shown[before] === entered[before]) before++;
  let after = 0;
  while (after < shorter - before && shown.at(-1 - after) === entered.at(-1 - after)) after++;
  const edited = entered.slice(before, entered.length - after);
  const usual = /\r\n?|\n/.exec(stored)?.[0] ?? '\n';
  const start = stored.slice(0, placeIn(stored, before));
  const end = stored.slice(placeIn(stored, shown.length - after));
  return start + edited.replaceAll('\n', usual) + end;
}

/** The place in the stored text of a place in the shown one. */
function placeIn(stored: string, place: number): number {
  let extra = 0;
  for (const { index, 0: end } of stored.matchAll(/\r\n/g)) {
    if (index - extra + 1 > place) break;
    extra += end.length - 1;
  }
  return place + extra;
}
