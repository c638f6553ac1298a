/** Pages whose payloads are one file, as a link names them. */
export interface RunMark {
  readonly name: string;
  /** How many pages there are; a part of the sidebar may show fewer. */
  readonly count: number;
}

/** The run of the pages that the bar leads to. */
export const BAR_RUN = 'bar';

/** The value of `data-run` on the first link of a run: `x-1/8`. */
export function writeRunMark({ name, count }: RunMark): string {
  return `${name}/${count}`;
}

/** Reads what `writeRunMark` has written. */
export function readRunMark(mark: string): RunMark {
  const [name = '', count] = mark.split('/');
  return { name, count: Number(count) };
}
