/** Figures by their labels; times are milliseconds. */
export type Figures = Readonly<Record<string, number>>;

/** The measures of every library. Times are milliseconds. */
export type Comparison = Readonly<
  Record<
    | 'keystroke'
    | 'renderedFields'
    | 'renderedComponents'
    | 'mountTable'
    | 'tableKeystroke'
    /** Processor time, unlike the others. */
    | 'mountFields',
    number
  >
>;

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
    'Eidos has its style sheet and renders the rows in view; its peers have no styles and render every row.',
  );
  console.table(Object.fromEntries(lines));
}

/** Prints the figures of Eidos on one screen. */
export function printFigures(title: string, figures: Figures): void {
  console.log(`\nEidos: ${title}`);
  const shown = Object.entries(figures).map(([label, value]) => [
    label,
    label.endsWith('late frames') ? percent(value) : format(value),
  ]);
  console.table(Object.fromEntries(shown));
}
