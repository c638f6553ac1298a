import { act, screen } from '@testing-library/react';
import fc from 'fast-check';
import { compileEidos } from '../compiler/compile-eidos';
import { createController } from '../controller/create-controller';
import { linesSchema, objectSchema, renderTable } from '../testing/render-screen';
import { createTranslator } from '../translations/catalogue';
import { german } from '../translations/german';
import { insertCsv, readCsv, toCsv } from './csv';
import { EditableTable } from './EditableTable';

/** The compiler warns about labels that are the same. */
const ignoreWarnings = () => void jest.spyOn(console, 'warn').mockImplementation();

const open = (lines: readonly unknown[], schema = linesSchema) =>
  createController<unknown>(compileEidos(schema), { data: { lines } });

const row = fc.record(
  {
    name: fc.string({ minLength: 1, unit: fc.constantFrom('a', ' ', '"', ',', ';', '\t', '\n', '\r', 'é') }),
    amount: fc.integer({ min: 0 }),
    paid: fc.boolean(),
    state: fc.constantFrom('open', 'shut'),
  },
  { requiredKeys: ['name'] },
);

describe.each([
  ['English', createTranslator(), ','],
  ['German', createTranslator({ locale: 'de', catalogue: german }), ';'],
] as const)('CSV in %s', (_, translator, separator) => {
  it('is read back as the same rows', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
        const csv = toCsv(open(rows), '/lines', { translator, separator });
        const to = open([]);
        const { refused, unknown, left } = insertCsv(to, '/lines', csv, { translator });
        expect(to.get('/lines')).toEqual(rows);
        expect([...refused, ...unknown, left]).toEqual([0]);
      }),
      { numRuns: 100 },
    );
  });
});

describe('toCsv', () => {
  it('writes labels, then rows that end with CR LF, and quotes where it must', () => {
    const rows = [
      { name: 'Ada "the first", Countess', amount: 1200, paid: true, state: 'open' },
      { name: 'Bob' },
    ];
    expect(toCsv(open(rows), '/lines')).toBe(
      'Name,Amount,Paid,State\r\n"Ada ""the first"", Countess",1200,Yes,open\r\nBob,,,\r\n',
    );
  });

  it('escapes texts that a spreadsheet would run, on request, and no number', () => {
    const schema = objectSchema({
      lines: {
        type: 'array',
        items: { type: 'object', properties: { note: { type: 'string' }, sum: { type: 'number' } } },
      },
    });
    const controller = open([{ note: '=1+1', sum: -5 }], schema);
    expect(toCsv(controller, '/lines')).toBe('Note,Sum\r\n=1+1,-5\r\n');
    expect(toCsv(controller, '/lines', { escapeFormulas: true })).toBe("Note,Sum\r\n'=1+1,-5\r\n");
  });

  it('leaves out what is not shown as text', () => {
    const schema = objectSchema({
      lines: {
        type: 'array',
        items: objectSchema({
          name: { type: 'string' },
          secret: { type: 'string', writeOnly: true },
          parts: { type: 'array', items: { type: 'string' } },
        }),
      },
    });
    expect(toCsv(open([{ name: 'a', secret: 'b', parts: ['c'] }], schema), '/lines')).toBe('Name\r\na\r\n');
  });

  it('throws where there is no table', () => {
    expect(() => toCsv(open([]), '')).toThrow('"" is not a table');
  });
});

it.each([
  ['readCsv', (csv: unknown) => readCsv(csv as string)],
  ['insertCsv', (csv: unknown) => insertCsv(open([]), '/lines', csv as string)],
])('%s says what to pass instead of a file', (name, read) => {
  const message = `${name}: the CSV is not a text. Pass the text of a file, such as await file.text().`;
  for (const csv of [new File(['a'], 'a.csv'), undefined]) expect(() => read(csv)).toThrow(message);
});

describe('readCsv', () => {
  it.each([
    [
      'commas',
      'a,"b;c;d"\r\ne,f',
      [
        ['a', 'b;c;d'],
        ['e', 'f'],
      ],
    ],
    [
      'semicolons',
      'a;1,5\nb;2,5\n',
      [
        ['a', '1,5'],
        ['b', '2,5'],
      ],
    ],
    ['semicolons between decimal commas', '1,5;2,5;-3,5 €', [['1,5', '2,5', '-3,5 €']]],
    ['tabs between decimal commas', '1,5\t2,5\t3,5', [['1,5', '2,5', '3,5']]],
    ['commas around a semicolon', '1,2,a;b', [['1', '2', 'a;b']]],
    ['tabs and a byte order mark', '\uFEFFa\tb', [['a', 'b']]],
    ['a first line that names the separator', '\uFEFFsep=;\r\na,b;c', [['a,b', 'c']]],
    ['such a line alone', 'sep=;', [['']]],
    ['such a line as a cell', '"sep=;"\na', [['sep=;'], ['a']]],
    ['line ends and quotes in a cell', '"a\r\n""b""",c', [['a\r\n"b"', 'c']]],
  ])('reads %s', (_, text, rows) => {
    expect(readCsv(text)).toEqual(rows);
  });

  it('uses the given separator', () => {
    expect(readCsv('a;b,c', ',')).toEqual([['a;b', 'c']]);
  });
});

describe('insertCsv', () => {
  it('adds rows that are tuples as arrays', () => {
    const items = { type: 'array', prefixItems: [{ title: 'A' }, { title: 'B' }], items: false };
    const prefixItems = items.prefixItems.map((item) => ({ ...item, type: 'string' }));
    const schema = objectSchema({ lines: { type: 'array', items: { ...items, prefixItems } } });
    const controller = open([['a', 'b']], schema);
    insertCsv(controller, '/lines', 'B,A\nd,c\nf,\n');
    expect(controller.get('/lines')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      [null, 'f'],
    ]);
  });

  it.each([
    [{ type: 'string' }, ['a', '', 'b', '']],
    [{ type: 'string', default: 'x' }, ['', 'b']],
    [{ type: 'string', title: 'Word' }, ['']],
    [{ type: ['string', 'null'] }, ['a', null, 'b']],
  ])('keeps the empty texts of a list that toCsv has written: %j', (items, lines) => {
    const schema = objectSchema({ lines: { type: 'array', items } });
    const controller = open([], schema);
    insertCsv(controller, '/lines', toCsv(open(lines, schema), '/lines'));
    expect(controller.get('/lines')).toEqual(lines);
  });

  it('reads the numbers of items as names only where a file names all of them', () => {
    const pair = { type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }] };
    const schema = objectSchema({ lines: { type: 'array', items: pair } });
    const rows = [
      [1, 2],
      [0, 0],
      [1, 0],
    ];
    const controller = open([], schema);
    expect(insertCsv(controller, '/lines', '1,2\n0,0\n1,0\n')).toMatchObject({ rows: 3, unknown: [] });
    expect(controller.get('/lines')).toEqual(rows);
    const copy = open([], schema);
    insertCsv(copy, '/lines', toCsv(controller, '/lines'));
    expect(copy.get('/lines')).toEqual(rows);
  });

  it('adds no rows to a table of which no cell can be written', () => {
    const option = (kind: string) => ({ type: 'object', properties: { kind: { const: kind } } });
    const items = { oneOf: [option('a'), option('b')] };
    const controller = open([{ kind: 'a' }], objectSchema({ lines: { type: 'array', items } }));
    expect(insertCsv(controller, '/lines', 'a\nb\n')).toMatchObject({ rows: 0, left: 2 });
    expect(controller.get('/lines')).toEqual([{ kind: 'a' }]);
  });

  it('shows its rows and the errors of their cells, as one step', () => {
    const { controller } = renderTable(<EditableTable pointer="/lines" />, [
      { name: 'Ada' },
      { name: 'Bob' },
    ]);
    let result;
    act(() => {
      result = insertCsv(controller, '/lines', 'amount,Town,Name\n7,Rome,Cy\n\nmany,Oslo,Dan\n', {
        index: 1,
      });
    });
    expect(result).toEqual({
      rows: 2,
      left: 0,
      refused: ['/lines/2/amount'],
      skipped: 0,
      unknown: ['Town'],
    });
    expect(screen.getAllByRole('row').map((each) => each.textContent)).toEqual([
      expect.anything(),
      expect.stringContaining('Ada'),
      expect.stringContaining('Cy7'),
      expect.stringMatching(/Danmany.*number/),
      expect.stringContaining('Bob'),
    ]);
    act(() => controller.undo());
    expect(controller.get('/lines')).toEqual([{ name: 'Ada' }, { name: 'Bob' }]);
  });

  it('reads the names of columns that can all not be changed', () => {
    const schema = objectSchema({ lines: { type: 'array', items: { title: 'One', const: 1 } } });
    const to = open([], schema);
    insertCsv(to, '/lines', toCsv(open([1, 1], schema), '/lines'));
    expect(to.getSnapshot().data).toEqual({ lines: [1, 1] });
  });

  it('reads cells by their order when no line names columns', () => {
    const controller = open([]);
    insertCsv(controller, '/lines', [['Ada', '1', 'x']]);
    expect(controller.get('/lines')).toEqual([{ name: 'Ada', amount: 1, paid: true }]);
  });

  it('adds no row for an empty list of rows', () => {
    const controller = open([]);
    expect(insertCsv(controller, '/lines', [])).toMatchObject({ rows: 0 });
    expect(controller.get('/lines')).toEqual([]);
  });

  it.each([
    ['a full table', { maxItems: 2 }, { rows: 1, left: 1 }],
    ['a read-only table', { readOnly: true }, { rows: 0, left: 2 }],
  ])('adds no more rows than fit (%s)', (_, rules, result) => {
    const controller = open(
      ['a'],
      objectSchema({ lines: { type: 'array', items: { type: 'string' }, ...rules } }),
    );
    expect(insertCsv(controller, '/lines', 'b\nc')).toMatchObject(result);
  });
});

it('a file is read again as it was written, whatever the names of columns and choices', () => {
  ignoreWarnings();
  const rows = {
    type: 'array',
    items: objectSchema({
      net: { type: 'number', title: 'Price; net' },
      size: { type: 'string', title: 'Size' },
      other: { type: 'string', title: 'Size' },
      Name: { type: 'string', title: 'name' },
      label: { type: 'string', title: 'Name' },
      unit: { enum: ['mW', 'MW', 1, '1'] },
      box: { enum: [{ w: 1, h: [2] }, [1, 'a;b'], '[1]', [1]] },
      named: {
        oneOf: [
          { const: { w: 1 }, title: 'Box' },
          { const: { w: 2 }, title: 'Box' },
        ],
      },
    }),
  };
  const schema = { type: 'object', properties: { rows } };
  const data = [
    { net: 1.5, size: 'S', other: 'O', Name: 'a', label: 'b', unit: 1, box: { h: [2], w: 1 } },
    { net: 2, unit: 'MW', box: [1, 'a;b'], named: { w: 1 } },
    { box: '[1]', named: { w: 2 } },
    { box: [1] },
  ];
  const from = createController<unknown>(compileEidos(schema), { data: { rows: data } });
  for (const separator of [',', ';', '\t'] as const) {
    const to = createController<unknown>(compileEidos(schema), { data: { rows: [] } });
    expect(insertCsv(to, '/rows', toCsv(from, '/rows', { separator }))).toMatchObject({
      refused: [],
      unknown: [],
    });
    expect(to.get('/rows')).toEqual(data);
  }
});

it('a text in a number cell, and a name of a column, is escaped; a text that is not a number yet is not written', () => {
  const schema = objectSchema({
    rows: {
      type: 'array',
      items: objectSchema({
        sum: { type: 'number', title: '=Sum' },
      }),
    },
  });
  const controller = createController<unknown>(compileEidos(schema), {
    data: { rows: [{ sum: '=1+1' }, { sum: -3 }] },
  });
  controller.setText('/rows/1/sum', '=2');
  expect(toCsv(controller, '/rows', { escapeFormulas: true })).toBe("'=Sum\r\n'=1+1\r\n-3\r\n");
});

describe('columns whose names differ little', () => {
  beforeEach(ignoreWarnings);
  const text = { type: 'string' };
  it.each([
    ['by case', { A: text, a: text }],
    ['by a space', { ' a': text, a: text }],
    ['by the form of an accent', { é: text, 'e\u0301': text }],
    ['by the mark of a formula', { '=a': text, "'=a": text, "''=a": text }],
    ['in that one is empty', { '': text, c: text }],
    ['in that one is a space', { ' ': text, c: text }],
    [
      'by nothing but their property',
      { x: { ...text, title: 'Same' }, Same: text, y: { ...text, title: 'Same' } },
    ],
  ])('%s, are read back from a file', (_, properties) => {
    const eidos = compileEidos(
      objectSchema({ rows: { type: 'array', items: { type: 'object', properties } } }),
    );
    const row = Object.fromEntries(Object.keys(properties).map((name, place) => [name, `v${place}`]));
    const from = createController<unknown>(eidos, { data: { rows: [row] } });
    for (const escapeFormulas of [false, true]) {
      const to = createController<unknown>(eidos, { data: { rows: [] } });
      insertCsv(to, '/rows', toCsv(from, '/rows', { escapeFormulas }));
      expect(to.get('/rows')).toEqual([row]);
    }
  });
});

it('counts cells under an empty name, and beyond the names, as skipped', () => {
  const items = { type: 'object', properties: { name: { type: 'string' }, sum: { type: 'number' } } };
  const eidos = compileEidos({ type: 'object', properties: { rows: { type: 'array', items } } });
  const controller = createController<unknown>(eidos, { data: { rows: [] } });
  const read = insertCsv(controller, '/rows', 'name,,other,sum\nA,lost,named,1,beyond\nB,,named,2,');
  expect(controller.get('/rows')).toEqual([
    { name: 'A', sum: 1 },
    { name: 'B', sum: 2 },
  ]);
  expect(read).toMatchObject({ skipped: 2, unknown: ['other'] });
});

it('a property with an empty name is a column of its own', () => {
  const { controller } = renderTable(
    <EditableTable pointer="/lines" />,
    [{ '': 'first', b: 'second' }],
    objectSchema({
      lines: {
        type: 'array',
        items: { type: 'object', properties: { '': { type: 'string' }, b: { type: 'string' } } },
      },
    }),
  );
  expect(screen.getByRole('gridcell', { name: 'first' })).toBeVisible();
  act(() => void insertCsv(controller, '/lines', [['third', 'fourth']]));
  expect(controller.get('/lines/1')).toEqual({ '': 'third', b: 'fourth' });
});

it.each(['Sum\n', ''])(
  'a comma in a file of one column is part of its numbers, after the header %j',
  (header) => {
    const rows = { type: 'array', items: { type: 'object', properties: { sum: { type: 'number' } } } };
    const controller = createController<unknown>(compileEidos({ type: 'object', properties: { rows } }));
    const translator = createTranslator({ locale: 'de', catalogue: german });
    const { skipped } = insertCsv(controller, '/rows', `${header}1,5\n2,5\n`, { translator });
    expect(controller.get('/rows')).toEqual([{ sum: 1.5 }, { sum: 2.5 }]);
    expect(skipped).toBe(0);
  },
);

it.each(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])(
  'a text that begins with %j is escaped',
  (sign) => {
    const controller = open([{ name: `${sign}1` }]);
    expect(readCsv(toCsv(controller, '/lines', { escapeFormulas: true }))[1]![0]).toBe(`'${sign}1`);
  },
);

it('a value of another type than its column is written as its JSON text', () => {
  const rows = {
    type: 'array',
    items: { type: 'object', properties: { a: { enum: [1, [2]] }, b: { type: 'integer' } } },
  };
  const controller = createController<unknown>(compileEidos(rows), { data: [{ a: { x: [1] }, b: [[3]] }] });
  expect(toCsv(controller, '', { separator: ';' })).toBe('A;B\r\n"{""x"":[1]}";[[3]]\r\n');
});

it('a number with more decimals than users may enter is read again as it was written', () => {
  const decimals = 2;
  const schema = objectSchema({
    lines: {
      type: 'array',
      items: objectSchema({
        price: { type: 'number', 'x-eidos': { decimals } },
        share: { type: 'number', 'x-eidos': { decimals, percent: 'fraction' } },
      }),
    },
  });
  const rows = [{ price: 1.005, share: 0.12345 }];
  const to = open([], schema);
  expect(insertCsv(to, '/lines', toCsv(open(rows, schema), '/lines')).refused).toEqual([]);
  expect(to.get('/lines')).toEqual(rows);
  to.setText('/lines/0/price', '1.006');
  expect(to.getField('/lines/0/price')).toMatchObject({ value: 1.005, errors: [{ code: 'multipleOf' }] });
});

it.each([[[]], [['count', 'unit']]])('adds no default for an empty cell (required: %j)', (required) => {
  const eidos = compileEidos({
    type: 'object',
    properties: {
      lines: {
        type: 'array',
        items: {
          type: 'object',
          required,
          properties: {
            name: { type: 'string' },
            count: { type: ['integer', 'null'], default: 5 },
            unit: { type: 'string', default: 'kg' },
          },
        },
      },
    },
  });
  const lines = [required.length > 0 ? { name: 'a', count: null, unit: 'g' } : { name: 'a' }];
  const text = toCsv(createController(eidos, { data: { lines } }), '/lines');
  const controller = createController<unknown>(eidos, { data: { lines: [] } });
  insertCsv(controller, '/lines', text);
  expect(controller.get('/lines')).toEqual(lines);
  // A column that the file does not have starts with its default.
  insertCsv(controller, '/lines', 'Name\nb');
  expect(controller.get('/lines/1')).toEqual({ name: 'b', count: 5, unit: 'kg' });
});
