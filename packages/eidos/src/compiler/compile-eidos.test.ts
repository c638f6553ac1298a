import { compileEidos } from './compile-eidos';
import { EidosProblemsError } from './problem';

function caught(schema: unknown): EidosProblemsError {
  try {
    compileEidos(schema as object);
  } catch (error) {
    return error as EidosProblemsError;
  }
  throw new Error('The schema was compiled.');
}

test('a plain schema becomes a tree of nodes', () => {
  const { root } = compileEidos({
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', title: 'Full name', minLength: 2 },
      isMember: { type: 'boolean', default: true },
      lines: {
        type: 'array',
        maxItems: 9,
        items: { type: 'object', properties: { amount: { type: 'number' } } },
      },
    },
  });
  expect(root).toMatchObject({
    kind: 'group',
    children: [
      { kind: 'string', name: 'name', label: 'Full name', required: true, minLength: 2 },
      { kind: 'boolean', label: 'Is member', required: false, defaultValue: true },
      {
        kind: 'table',
        mode: 'editable',
        maxItems: 9,
        row: { kind: 'group', children: [{ kind: 'number', name: 'amount' }] },
      },
    ],
  });
});

test('one error lists every problem with its pointer and its fix', () => {
  const error = caught({
    type: 'object',
    properties: { age: { type: 'integer', minimum: 9, maximum: 1 }, name: { typ: 'string' } },
    required: ['nam'],
  });
  expect(error).toBeInstanceOf(EidosProblemsError);
  expect(error.problems.map(({ pointer, code }) => [pointer, code])).toEqual([
    ['/properties/name/typ', 'unknown-keyword'],
    ['/properties/age/minimum', 'empty-range'],
    ['/required/0', 'required-without-property'],
  ]);
  expect(error.message).toContain(
    '/properties/name/typ: "typ" is not a keyword of JSON Schema, so it has no effect. Did you mean "type"?',
  );
});

test('warnings are printed to the console and do not stop the compiler, unless it is strict', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const schema = { type: 'string', minimum: 3 };
  expect(compileEidos(schema).warnings).toMatchObject([{ code: 'misplaced-keyword', severity: 'warning' }]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('/minimum: "minimum" has no effect on a value'));
  warn.mockRestore();
  expect(() => compileEidos(schema, { strict: true })).toThrow(EidosProblemsError);
});

test('an eidos cannot be changed, and does not change with the schema it came from', () => {
  const name = { type: 'string', title: 'Name', enum: ['a', 'b'] };
  const schema = { type: 'object', properties: { name }, 'x-eidos': { layout: 'columns' } };
  const eidos = compileEidos(schema);
  name.title = 'Changed';
  expect(eidos.root).toMatchObject({ children: [{ label: 'Name' }] });
  expectFrozen(eidos, new Set());
});

function expectFrozen(value: unknown, seen: Set<unknown>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  expect(Object.isFrozen(value)).toBe(true);
  for (const member of Object.values(value)) expectFrozen(member, seen);
}
