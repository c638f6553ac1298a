import { compileEidos } from '../compiler/compile-eidos';
import type { TableNode } from '../compiler/node';
import { createController } from '../controller/create-controller';
import { readText } from '../controller/read-text';
import { german } from '../translations/german';
import { createTranslator } from '../translations/catalogue';
import { cellText } from './cell-text';
import { deriveColumns } from './columns';
import { readCopiedCells } from './delimited-text';
import { insertCsv } from './csv';
import { plainCellText, readCell, readCopiedCell } from './read-cell';

const schema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['reason'],
    properties: {
      kind: { const: 'line' },
      name: { type: 'string' },
      amount: { type: 'number' },
      count: { type: 'integer' },
      price: { type: 'number', multipleOf: 0.01 },
      paid: { type: 'boolean' },
      state: {
        oneOf: [
          { const: 'o', title: 'Open' },
          { const: 's', title: 'Shut' },
        ],
      },
      reason: { type: ['string', 'null'] },
      secret: { type: 'string', writeOnly: true },
      address: { type: 'object', properties: { street: { type: 'string' }, zip: { type: 'integer' } } },
      parts: { type: 'array', items: { type: 'string' } },
    },
  },
};

const table = compileEidos(schema).root as TableNode;
const { shown, details } = deriveColumns(table);
const words = createTranslator({ locale: 'de', catalogue: german });
const nodeOf = (name: string) => shown.find((column) => column.name === name)!.node;

describe('deriveColumns', () => {
  it('creates a column for each editable field, aligned by its kind', () => {
    expect(shown.map(({ name, align }) => [name, align]).slice(0, 5)).toEqual([
      ['name', 'start'],
      ['amount', 'end'],
      ['count', 'end'],
      ['price', 'end'],
      ['paid', 'center'],
    ]);
  });

  it('requires details when a field cannot be edited in a cell', () => {
    expect(shown.filter((column) => column.compound).map(({ name }) => name)).toEqual(['address', 'parts']);
    expect(details).toBe(true);
    expect(deriveColumns(table, ['name']).details).toBe(true);
    expect(
      deriveColumns(compileEidos({ type: 'array', items: { type: 'string' } }).root as TableNode).details,
    ).toBe(false);
  });
});

describe('cellText', () => {
  it.each([
    ['paid', false, 'Nein'],
    ['state', 'o', 'Open'],
    ['amount', 1234.5, '1.234,5'],
    ['amount', 'no number', 'no number'],
    ['price', 4.5, '4,50'],
    ['price', 1234, '1.234,00'],
    ['price', 0.1, '0,10'],
    ['price', 0.125, '0,125'],
    ['secret', 'password', '••••••'],
    ['address', { street: 'Weg 1', zip: 3000 }, 'Weg 1, 3.000'],
    ['parts', ['a', 'b'], '2 Zeilen'],
    ['name', null, ''],
  ])('shows %s %j as %j', (name, value, text) => {
    expect(cellText(nodeOf(name), value, words)).toBe(text);
  });

  it('copies numbers without separators between thousands', () => {
    expect(plainCellText(nodeOf('amount'), 1234.5, words)).toBe('1234,5');
    expect(plainCellText(nodeOf('price'), 1234.5, words)).toBe('1234,5');
  });
});

describe('readCell', () => {
  it.each([
    ['amount', '0,5', 0.5],
    ['amount', '1.234,5', 1234.5],
    ['count', '7', 7],
    ['paid', 'Ja', true],
    ['paid', 'FALSE', false],
    ['state', 'open', 'o'],
    ['state', 's', 's'],
    ['name', ' kept as it is ', ' kept as it is '],
    ['name', '', undefined],
    ['reason', '', null],
  ])('reads %s %j as %j', (name, text, value) => {
    expect(readCell(nodeOf(name), text, words)).toEqual({ kind: 'value', value });
  });

  it.each([
    ['count', '7,5'],
    ['count', '007'],
    ['count', '1e400'],
    ['count', 'many'],
    ['count', '12345678901234567890'],
    ['paid', 'vielleicht'],
    ['state', 'ajar'],
  ])('leaves %s %j to the controller', (name, text) => {
    expect(readCell(nodeOf(name), text, words)).toEqual({ kind: 'text', text });
  });
});

describe('a choice', () => {
  const units = {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        unit: { enum: ['mW', 'MW', 'W'] },
        spaced: { enum: ['x', 'x '] },
        typed: { enum: ['1', 1, true, 'true'] },
        twins: {
          oneOf: [
            { const: 1, title: 'Same' },
            { const: 2, title: 'Same' },
          ],
        },
        swapped: {
          oneOf: [
            { const: 'a', title: 'b' },
            { const: 'b', title: 'a' },
          ],
        },
        nullable: { enum: ['a', null] },
        limit: {
          oneOf: [
            { const: null, title: 'Unlimited' },
            { const: 1, title: 'One' },
          ],
        },
      },
    },
  };
  const columns = deriveColumns(compileEidos(units).root as TableNode).shown;
  const choiceNode = (name: string) => columns.find((column) => column.name === name)!.node;

  it.each([
    ['unit', 'MW', 'MW'],
    ['unit', 'w', 'W'],
    ['spaced', 'x ', 'x '],
    ['typed', '1', 1],
    ['typed', '"1"', '1'],
    ['limit', 'unlimited', null],
    ['limit', 'one\u200b', 1],
  ])('of %s is read from %j as %j', (name, text, value) => {
    expect(readCell(choiceNode(name), text, words)).toEqual({ kind: 'value', value });
  });

  it.each([
    ['unit', 'Mw'],
    ['twins', 'Same'],
    ['spaced', ' x'],
  ])('of %s is not picked for %j, which several have', (name, text) => {
    expect(readCell(choiceNode(name), text, words)).toEqual({ kind: 'text', text });
    expect(readText(choiceNode(name), text, words)).toMatchObject({ violation: { code: 'ambiguous' } });
  });

  it('that was copied is the one that is pasted, also where its text is that of another one', () => {
    const copied = { text: 'Same', value: 2, isNamed: true } as const;
    const labels = { ...words, label: () => 'Same' };
    const [first, second] = ['"a"', '1'].map(
      (text) => ({ text, value: JSON.parse(text) as string, isNamed: true }) as const,
    );
    expect(readCopiedCell(choiceNode('twins'), { ...copied, text: '2' }, labels)).toEqual({
      kind: 'value',
      value: 2,
    });
    expect(readCopiedCell(choiceNode('unit'), copied, words)).toEqual({ kind: 'text', text: 'Same' });
    expect(readCopiedCell(nodeOf('name'), first!, words)).toEqual({ kind: 'value', value: '"a"' });
    expect(readCopiedCell(nodeOf('amount'), second!, words)).toEqual({ kind: 'value', value: 1 });
  });

  it('of null without a name is null again where it was copied', () => {
    expect(readCopiedCell(choiceNode('nullable'), { text: '', value: null }, words)).toEqual({
      kind: 'value',
      value: null,
    });
  });

  it('is read again from the text that it is copied as', () => {
    for (const { node } of columns) {
      for (const { value } of 'choices' in node ? node.choices! : []) {
        expect(readCell(node, plainCellText(node, value, words), words)).toEqual({ kind: 'value', value });
      }
    }
  });

  it('of no value is shown by its title', () => {
    expect(cellText(choiceNode('limit'), null, words)).toBe('Unlimited');
  });
});

it('reads a moment as it is stored with spaces around it', () => {
  const { root } = compileEidos({ type: 'array', items: { type: 'string', format: 'date-time' } });
  const { node } = deriveColumns(root as TableNode).shown[0]!;
  const value = '2026-03-05T14:30:00+01:00';
  expect(readCell(node, ` ${value}\u00a0`, words)).toEqual({ kind: 'value', value });
  expect(readCell(node, ' 2026-02-30T14:30:00Z', words)).toMatchObject({ kind: 'text' });
});

it('a write-only value is copied as empty text', () => {
  expect(plainCellText(nodeOf('secret'), 'password', words)).toBe('');
});

describe('a cell that was copied here', () => {
  it.each([
    ['name', { text: '', value: '' }, ''],
    ['reason', { text: '', value: null }, null],
    ['amount', { text: '1.5', value: 1.5 }, 1.5],
    ['name', { text: '1,5', value: 1.5 }, '1,5'],
    ['name', { text: 'Ja', value: true }, 'Ja'],
    ['paid', { text: 'Yes', value: true }, true],
    ['amount', { text: 'One', value: 1, isNamed: true }, undefined],
    ['count', { text: '1,5', value: 1.5 }, undefined],
    ['amount', { text: '[1]', value: [1] }, undefined],
    ['name', { text: '', value: null }, undefined],
  ] as const)('of %s is %j', (name, cell, value) => {
    const input = readCopiedCell(nodeOf(name), cell, words);
    const isText = value === undefined && cell.text !== '';
    expect(input).toEqual(isText ? { kind: 'text', text: cell.text } : { kind: 'value', value });
  });

  it.each(['', 'x', '{}', '[]', '[1]', '[[1]]', '[[{}]]', '[[{"text":"a","value":{}}]]', 'null'])(
    'is not read from %j',
    (json) => expect(readCopiedCells(json)).toBeUndefined(),
  );
});

test('dates in words are read in screens with a table or CSV, whatever else the application has loaded', () => {
  const day = { type: 'string', format: 'date' } as const;
  const items = { type: 'object', properties: { day } } as const;
  const schema = { type: 'object', properties: { day, lines: { type: 'array', items } } } as const;
  const [plain, withCsv] = [schema, schema].map((one) => createController(compileEidos(one)));
  insertCsv(withCsv!, '/lines', 'Day\n3/8/2026');
  for (const controller of [plain!, withCsv!]) controller.setText('/day', '3/9/2026');
  expect(withCsv!.getSnapshot().data).toEqual({ day: '2026-03-09', lines: [{ day: '2026-03-08' }] });
  expect(plain!.getSnapshot().data).not.toHaveProperty('day');
});
