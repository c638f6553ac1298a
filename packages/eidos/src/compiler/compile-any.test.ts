import fc from 'fast-check';
import { checkSchema, compileEidos } from './compile-eidos';
import { hintNames } from './hints';
import { keywords } from './keywords';
import type { EidosNode } from './node';
import { EidosProblemsError, problemCodes } from './problem';
import { identifierKeywords } from './schema-urls';
import { translatedKeywords } from './translate-keywords';

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => jest.restoreAllMocks());

const names = fc.constantFrom('a', 'b', 'c', 'kind', '__proto__', 'constructor', 'x/y', '0');
const types = fc.constantFrom('null', 'boolean', 'integer', 'number', 'string', 'object', 'array');
const references = fc.constantFrom(
  '#',
  '#/$defs/a',
  '#/$defs/b',
  '#/properties/a',
  '#/oneOf/0',
  '#/$defs/zzz',
  'x',
);
const scalars = fc.oneof(fc.constantFrom(null, true, 0, 1, -1, 2.5, 'a', ''), fc.jsonValue({ maxDepth: 1 }));
const hints = fc.dictionary(
  fc.constantFrom(...hintNames, 'wdiget'),
  fc.oneof(scalars, fc.constantFrom('tabs', 'text')),
);
const keywordNames = fc.constantFrom(
  ...new Set([...Object.keys(keywords), ...translatedKeywords, ...identifierKeywords]),
  'tpye',
  'x-other',
);

interface Tied {
  schema: unknown;
  byName: unknown;
  list: unknown;
}

/** Schemas whose keywords are real, whose values are mostly of the right form and often contradict each other. */
const { schema: schemas } = fc.letrec<Tied>((tie) => {
  const values: Record<string, fc.Arbitrary<unknown>> = {
    properties: tie('byName'),
    items: tie('schema'),
    prefixItems: tie('list'),
    required: fc.uniqueArray(names, { maxLength: 3 }),
    enum: fc.array(scalars, { maxLength: 3 }),
    const: scalars,
    default: scalars,
    oneOf: tie('list'),
    anyOf: tie('list'),
    allOf: tie('list'),
    if: tie('schema'),
    then: tie('schema'),
    else: tie('schema'),
    dependentRequired: fc.dictionary(names, fc.uniqueArray(names, { maxLength: 2 }), { maxKeys: 2 }),
    dependentSchemas: tie('byName'),
    $ref: references,
    $defs: fc.record({ a: tie('schema'), b: tie('schema') }),
    minimum: fc.integer({ min: -3, max: 3 }),
    maximum: fc.integer({ min: -3, max: 3 }),
    minLength: fc.nat(3),
    maxLength: fc.nat(3),
    pattern: fc.constantFrom('^a', '('),
    title: fc.constantFrom('A', 'B'),
    readOnly: fc.boolean(),
    'x-eidos': hints,
  };
  const keywords = Object.entries(values).map(([name, value]) => value.map((each) => [name, each] as const));
  const type = fc
    .oneof(types, fc.uniqueArray(types, { minLength: 1, maxLength: 3 }))
    .map((each) => ['type', each] as const);
  const noise = fc.tuple(keywordNames, scalars);
  const entries = fc.array(fc.oneof(...keywords, type, type, type, noise), { maxLength: 6 });
  return {
    schema: fc.oneof(
      { maxDepth: 5 },
      fc.record({ type: types }),
      fc.boolean(),
      fc.record({ $ref: references }),
      entries.map((each) => Object.fromEntries(each) as unknown),
    ),
    byName: fc.dictionary(names, tie('schema'), { maxKeys: 4 }),
    list: fc.array(tie('schema'), { maxLength: 4 }),
  };
});

function visit(node: EidosNode, seen: (node: EidosNode) => void, references: number): void {
  seen(node);
  if (node.kind === 'group') {
    [...node.children, ...node.conditions.flatMap(({ children }) => children)].forEach((child) =>
      visit(child, seen, references),
    );
  }
  if (node.kind === 'union') node.options.forEach((option) => visit(option.node, seen, references));
  if (node.kind === 'table') visit(node.row, seen, references);
  if (node.kind === 'reference' && references > 0) visit(node.resolve(), seen, references - 1);
}

function isDeepFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isDeepFrozen);
}

function holds(schema: unknown): void {
  const problems = checkSchema(schema);
  for (const { code, pointer } of problems) {
    expect(Object.hasOwn(problemCodes, code)).toBe(true);
    expect(pointer === '' || pointer.startsWith('/')).toBe(true);
  }
  const hasError = problems.some(({ severity }) => severity === 'error');
  if (hasError) {
    expect(() => compileEidos(schema as object)).toThrow(EidosProblemsError);
    return;
  }
  let isFrozen = true;
  visit(compileEidos(schema as object).root, (node) => (isFrozen &&= isDeepFrozen(node)), 1);
  expect(isFrozen).toBe(true);
}

test('any JSON is compiled or refused with a list of problems', () => {
  fc.assert(fc.property(fc.jsonValue(), holds), { numRuns: 300 });
});

test('any mixture of keywords is compiled or refused with a list of problems', () => {
  fc.assert(fc.property(schemas, holds), { numRuns: 1500 });
});

test('any value at all is compiled or refused', () => {
  const anything = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withNullPrototype: true,
  });
  fc.assert(fc.property(anything, holds), { numRuns: 300 });
});

test('the same schema always has the same problems, in the same order', () => {
  fc.assert(
    fc.property(schemas, (schema) => expect(checkSchema(schema)).toEqual(checkSchema(schema))),
    { numRuns: 100 },
  );
});
