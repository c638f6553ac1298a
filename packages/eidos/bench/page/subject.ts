/** One form library doing the work that is measured. */
export interface Subject {
  /** Mounts a form of `count` text fields, half of them required, into `root` before it returns. */
  readonly mountFields: (root: HTMLElement, count: number) => void;
  /** Mounts a table of `rows` rows and 8 text columns, in which every cell can be edited. */
  readonly mountTable: (root: HTMLElement, rows: number) => void;
  /** Mounts a text field and below it a table of `rows` rows with an error in each; only Eidos is measured with it. */
  readonly mountErrors?: (root: HTMLElement, rows: number) => void;
  /** Mounts a `LargeTable` of `rows` rows; only Eidos is measured with it. */
  readonly mountLargeTable?: (root: HTMLElement, rows: number) => void;
  /** Name of the component that renders one text field. */
  readonly fieldComponent: string;
}

/** Names of the fields of a form, or of the columns of a table. */
export function namesOf(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `field${index}`);
}

/** The schema of `count` text fields, every second of them required. */
export function fieldsSchema(count: number) {
  const names = namesOf(count);
  return {
    type: 'object',
    required: names.filter((_, index) => index % 2 === 0),
    properties: Object.fromEntries(
      names.map((name) => [name, { type: 'string', minLength: 2, maxLength: 40 }]),
    ),
  };
}

/** The schema of a table with 8 columns. */
export function tableSchema() {
  return { type: 'object', properties: { rows: { type: 'array', items: fieldsSchema(8) } } };
}

/** The schema of a text field and a table with 8 columns. */
export function errorsSchema() {
  return { type: 'object', properties: { note: { type: 'string' }, ...tableSchema().properties } };
}

/** Data for `errorsSchema` in which the first cell of each row is too short. */
export function errorsData(rows: number) {
  return { rows: tableData(rows).rows.map((row) => ({ ...row, field0: 'x' })) };
}

/** Data for a table of `rows` rows. */
export function tableData(rows: number) {
  const row = (index: number) => Object.fromEntries(namesOf(8).map((name) => [name, `${name} of ${index}`]));
  return { rows: Array.from({ length: rows }, (_, index) => row(index)) };
}
