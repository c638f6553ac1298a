import fc from 'fast-check';
import { compileEidos } from '../compiler/compile-eidos';
import type { JsonSchema } from '../json/json-schema';
import type { Controller } from './controller';
import { createController, storeOf } from './create-controller';
import { outcomeAt } from './error-report';
import { createValidator } from '../validation/create-validator';
import { changedViolations } from './changes';

const schema: JsonSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 3 },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          count: { type: 'integer', minimum: 1 },
          size: { oneOf: [{ type: 'integer', minimum: 1 }, { enum: ['S', 'M'] }] },
        },
      },
    },
  },
};
const eidos = compileEidos(schema);

function open(rows: number): Controller {
  const lines = Array.from({ length: rows }, (_, index) => ({ count: index % 2, size: index % 3 }));
  return createController<unknown>(eidos, { data: { name: 'Ada', lines } });
}

const rowsOf = (controller: Controller) => controller.get('/lines') as readonly unknown[];

const at = fc.nat(400);
const operation: fc.Arbitrary<(controller: Controller) => unknown> = fc.oneof(
  fc.tuple(at, fc.integer({ min: -1, max: 2 })).map(
    ([row, value]) =>
      (one: Controller) =>
        one.set(`/lines/${row % rowsOf(one).length}/count`, value),
  ),
  fc.tuple(at, fc.constantFrom(0, 2, 'S', 'X')).map(
    ([row, value]) =>
      (one: Controller) =>
        one.set(`/lines/${row % rowsOf(one).length}/size`, value),
  ),
  at.map((row) => (one: Controller) => one.setText(`/lines/${row % rowsOf(one).length}/count`, 'many')),
  at.map((row) => (one: Controller) => one.touch(`/lines/${row % rowsOf(one).length}/count`)),
  at.map((row) => (one: Controller) => one.removeRow('/lines', row % rowsOf(one).length)),
  at.map((row) => (one: Controller) => one.insertRow('/lines', row % rowsOf(one).length, { count: 0 })),
  fc.tuple(at, at).map(
    ([from, to]) =>
      (one: Controller) =>
        one.moveRow('/lines', from % rowsOf(one).length, to % rowsOf(one).length),
  ),
  fc.constantFrom('', 'Bob').map((name) => (one: Controller) => one.set('/name', name)),
  fc.constant((one: Controller) => one.undo()),
  fc.constant((one: Controller) => void one.submit()),
);

test('errors that stay the same are not among those that changed', () => {
  const strict = {
    properties: { a: { type: 'string', maxLength: 1 }, b: true, c: true },
    required: ['b'],
    dependentRequired: { a: ['c'] },
    additionalProperties: false,
  };
  const { evaluate } = createValidator(strict);
  const [before, after] = ['x', 'yy'].map((a) => evaluate(strict, { a, other: 1 }));
  expect([...before!.children.keys()]).toEqual(['other', 'b', 'c']);
  expect(changedViolations(before!, after!)).toEqual(['/a']);
});

test('the errors of a long table are those of its data after any sequence of actions', () => {
  const actions = fc.array(operation, { maxLength: 12 });
  fc.assert(
    fc.property(actions, (steps) => {
      const controller = open(300);
      for (const step of steps) {
        step(controller);
        controller.getErrors('', 'shown');
      }
      const { errors, data } = controller.getSnapshot() as { errors: readonly object[]; data: object };
      expect(controller.getErrors('')).toEqual(errors);
      const shown = controller.getErrors('').filter(({ pointer }) => controller.getField(pointer).touched);
      expect(controller.getErrors('', 'shown')).toEqual(shown);
      expect(controller.getErrors('/lines/7')).toEqual(
        controller.getErrors('').filter(({ pointer }) => pointer.startsWith('/lines/7/')),
      );
      const fresh = createController<unknown>(eidos, { data });
      const typed = new Set(
        controller.getErrors('').flatMap(({ code, pointer }) => (code === 'integer' ? [pointer] : [])),
      );
      // Without the codes: the option of a union that was chosen by typing is not in the data.
      const wrong = (one: Controller) =>
        one.getErrors('').flatMap(({ pointer }) => (typed.has(pointer) ? [] : [pointer]));
      expect(wrong(controller)).toEqual(wrong(fresh));
    }),
    { numRuns: 40 },
  );
});

/** How often an action looks something up in a map, as each error and each field is. */
function countLookups(action: () => void): number {
  const lookups = jest.spyOn(Map.prototype, 'get');
  action();
  const { length } = lookups.mock.calls;
  lookups.mockRestore();
  return length;
}

test('a key costs about the same, however many errors there are', async () => {
  const controller = open(20_000);
  await controller.submit();
  controller.subscribe(() => void controller.getErrors('', 'shown').length);
  controller.set('/name', 'Adam');
  expect(countLookups(() => controller.set('/name', 'Ada'))).toBeLessThan(1000);
  // The rows of one chunk have their errors reported again.
  expect(countLookups(() => controller.set('/lines/3/count', -1))).toBeLessThan(5000);
  expect(controller.getErrors('').length).toBeGreaterThan(16_000);
});

test('a group lists its fields without looking up those with errors', () => {
  const names = Array.from({ length: 4000 }, (_, index) => `field${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));
  const controller = createController<unknown>(compileEidos({ type: 'object', properties, required: names }));
  for (let count = 0; count < 3; count += 1) {
    controller.set('/field3', `Ada ${count}`);
    expect(controller.getErrors('')).toHaveLength(3999);
    expect(countLookups(() => void controller.getField('').children)).toBeLessThan(100);
  }
});

test('the list of errors is the same object until one of them changes', () => {
  const controller = open(1000);
  const before = controller.getErrors('');
  controller.set('/name', 'Grace');
  expect(controller.getErrors('')).toBe(before);
  controller.set('/lines/0/count', 1);
  const after = controller.getErrors('');
  expect(after).toHaveLength(before.length - 1);
  expect(after.at(-1)).toBe(before.at(-1));
});

test('the errors of touched fields are listed again only where something differs', () => {
  const controller = open(300);
  controller.touch('/lines/1/count');
  controller.touch('/lines/2/count');
  const before = controller.getErrors('/lines', 'shown');
  expect(before).not.toEqual([]);
  controller.set('/name', 'Bob');
  expect(controller.getErrors('/lines', 'shown')).toBe(before);
});

test.each([
  ['valid', 1],
  ['wrong', 0],
])('wrong texts far from an edit are not reported again, in a table whose rows are %s', (_, size) => {
  const lines = Array.from({ length: 300 }, () => ({ count: 1, size }));
  const controller = createController<unknown>(eidos, { data: { name: 'Ada', lines } });
  lines.forEach((__, row) => controller.setText(`/lines/${row}/count`, 'many'));
  const reportOf = (row: number) => outcomeAt(storeOf(controller).view.report(), `/lines/${row}`);
  const [near, far] = [0, 299].map(reportOf);
  controller.setText('/lines/0/count', 'more');
  expect(reportOf(299)).toBe(far);
  expect(reportOf(0)).not.toBe(near);
  controller.removeRow('/lines', 0);
  expect(controller.getErrors('/lines/298/count')).toMatchObject([{ pointer: '/lines/298/count' }]);
});

test('errors of the server far from an edit are not reported again', () => {
  const controller = open(300);
  controller.setErrors({ '/lines/0/count': 'Sold out', '/lines/299/count': 'Sold out' });
  const reportOf = (row: number) => outcomeAt(storeOf(controller).view.report(), `/lines/${row}`);
  const far = reportOf(299);
  controller.set('/lines/0/count', 2);
  expect(reportOf(299)).toBe(far);
  expect(controller.getErrors('/lines/0/count')).toEqual([]);
});
