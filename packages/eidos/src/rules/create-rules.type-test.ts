/* Checked only by the TypeScript compiler: a wrong type here is a compile error. */
import { compileEidos } from '../compiler/compile-eidos';
import { createRules } from './create-rules';

const eidos = compileEidos({
  type: 'object',
  properties: {
    size: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }] },
    lines: {
      type: 'array',
      items: {
        type: 'array',
        prefixItems: [{ type: 'object', properties: { unit: { type: 'string' } } }],
        items: { type: 'number' },
      },
    },
  },
});

/** Fixed items are not rows: rules name them by their index. */
export const rules = createRules(eidos, {
  checks: {
    '/size/0': (unit) => unit?.startsWith('k') && 'Too large.',
    '/size/1': (count, { parent: [unit] }) => (count ?? 0) > 9 && unit === 'km' && 'Too far.',
    '/lines/*/0/unit': (unit) => unit === '' && 'Name the unit.',
    '/lines/*/*': (count) => (count ?? 0) < 0 && 'Count from 0.',
  },
});

export const wrong = createRules(eidos, {
  checks: {
    // @ts-expect-error there are two items
    '/size/2': () => 'Too many.',
  },
});
