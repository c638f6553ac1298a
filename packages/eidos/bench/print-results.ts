import type { Comparison, LargeRows, ManyErrors, ManyRows } from './measures';

/** The measures of one library. */
type Result = Comparison & { readonly name: string };

function format(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: 3 });
}

function percent(share: number): string {
  return share.toLocaleString('en', { style: 'percent', maximumFractionDigits: 1 });
}

/**
 * One line for each measure, one column for each library; for each peer, its factor relative to Eidos in brackets.
 */
export function printComparison(results: readonly Result[], fields: number, rows: number): void {
  const measures: readonly (readonly [string, keyof Comparison])[] = [
    [`${fields} fields: mount, ms of processor time`, 'mountFields'],
    [`${fields} fields: one keystroke, ms`, 'keystroke'],
    [`${fields} fields: fields rendered by a keystroke`, 'renderedFields'],
    [`${fields} fields: components rendered by a keystroke`, 'renderedComponents'],
    [`${rows} rows × 8: mount, ms`, 'mountTable'],
    [`${rows} rows × 8: one keystroke, ms`, 'tableKeystroke'],
  ];
  const [own] = results;
  const lines = measures.map(([label, measure]) => {
    const cells = results.map((result) => {
      const ratio = own && result !== own ? ` (× ${format(result[measure] / own[measure])})` : '';
      return [result.name, `${format(result[measure])}${ratio}`] as const;
    });
    return [label, Object.fromEntries(cells)] as const;
  });
  console.log('\nEidos and its peers; in brackets, the factor relative to Eidos.');
  console.log(
    'Eidos wears its style sheet and draws the rows in view; its peers are bare and draw every row.',
  );
  console.table(Object.fromEntries(lines));
}

/** Prints the time of a keystroke while every row has an error. */
export function printManyErrors(result: ManyErrors, rows: number): void {
  console.log(`\nEidos: ${rows.toLocaleString('en')} rows with an error in each, after a refused save`);
  console.table({
    'one keystroke outside of the table, ms': format(result.outside),
    'one keystroke in a cell, ms': format(result.cell),
  });
}

/** Prints the times of `LargeTable`. */
export function printLargeRows(result: LargeRows, rows: number): void {
  console.log(`\nEidos: a LargeTable of ${rows.toLocaleString('en')} rows × 8`);
  console.table({
    'mount, ms': format(result.mount),
    'sort by a column, ms': format(result.sort),
    'sort: the slowest frame, ms': format(result.slowestFrame),
  });
}

/** Prints the times of the large table. */
export function printManyRows(result: ManyRows, rows: number): void {
  console.log(`\nEidos: a table of ${rows.toLocaleString('en')} rows × 8`);
  console.table({
    'mount, ms': format(result.mount),
    'one keystroke, ms': format(result.keystroke),
    'wheel: a frame, ms': format(result.wheel.frame),
    'wheel: the slowest frame, ms': format(result.wheel.slowestFrame),
    'wheel: late frames': percent(result.wheel.late),
    'scroll bar dragged from end to end: a frame, ms': format(result.drag.frame),
    'scroll bar: the slowest frame, ms': format(result.drag.slowestFrame),
    'scroll bar: late frames': percent(result.drag.late),
  });
}
