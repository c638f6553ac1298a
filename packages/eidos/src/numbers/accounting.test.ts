import { compileEidos } from '../compiler/compile-eidos';
import type { Eidos, TableNode } from '../compiler/node';
import { createController } from '../controller/create-controller';
import { deriveColumns } from '../tables/columns';
import { readCell, readWordsIn } from '../tables/read-cell';
import { createTranslator } from '../translations/catalogue';

const eidos: Eidos = compileEidos({
  type: 'array',
  items: {
    type: 'object',
    properties: {
      count: { type: 'integer' },
      amount: { type: 'number' },
      cost: { type: 'number', 'x-eidos': { currency: 'EUR' } },
      share: { type: 'number', 'x-eidos': { percent: 'whole' } },
    },
  },
});
const nodes = Object.fromEntries(
  deriveColumns(eidos.root as TableNode).shown.map(({ name, node }) => [name, node]),
);

describe('numbers as spreadsheets write them for accounts', () => {
  it.each([
    ['count', 'en', '(5)', -5],
    ['count', 'en', ' (1,234) ', -1234],
    ['amount', 'en', '(1,234.50)', -1234.5],
    ['amount', 'de', '(1.234,50)', -1234.5],
    ['amount', 'en', ' $ (5.00)', -5],
    ['amount', 'en', ' $ -   ', 0],
    ['amount', 'de', ' -   € ', 0],
    ['amount', 'de-CH', ' CHF -   ', 0],
    ['cost', 'de', '(12,50) €', -12.5],
    ['cost', 'de', '(12,50 €)', -12.5],
    ['cost', 'de', ' -   € ', 0],
    ['cost', 'en', '€ \u2013', 0],
    ['share', 'en', '(12%)', -12],
  ])('%s in %s takes %j', (column, locale, text, value) => {
    expect(readCell(nodes[column]!, text, createTranslator({ locale }))).toEqual({ kind: 'value', value });
    const controller = createController(eidos, { locale, data: [{}] });
    readWordsIn(controller);
    controller.setText(`/0/${column}`, text);
    expect(controller.get(`/0/${column}`)).toBe(value);
  });

  it.each([
    ['amount', '-'],
    ['amount', '()'],
    ['amount', '(-5)'],
    ['amount', '-(5)'],
    ['amount', '(5'],
    ['amount', '(5) (6)'],
    ['amount', 'n/a -'],
    ['amount', 'about -'],
    ['cost', '-'],
    ['cost', '$ -'],
    ['share', '€ -'],
    ['count', '(1.5)'],
  ])('%s refuses %j', (column, text) => {
    expect(readCell(nodes[column]!, text, createTranslator({ locale: 'en' }))).toEqual({
      kind: 'text',
      text,
    });
  });
});
