import { checkSchema } from './compile-eidos';
import { problemCodes } from './problem';

const text = { type: 'string' };
const found = (schema: unknown) => checkSchema(schema).map(({ pointer, code }) => `${pointer} ${code}`);

function nested(levels: number): object {
  let schema: object = text;
  for (let level = 0; level < levels; level += 1) schema = { type: 'object', properties: { a: schema } };
  return schema;
}

const circular: { type: string; properties: Record<string, unknown> } = { type: 'object', properties: {} };
circular.properties.self = circular;

test.each<[string, unknown, string[]]>([
  ['nothing', undefined, [' not-json']],
  ['null', null, [' not-a-schema']],
  ['a number', 42, [' not-a-schema']],
  ['a list', [], [' not-a-schema']],
  ['a function', () => text, [' not-json']],
  ['a date inside', { ...text, default: new Date(0) }, ['/default not-json']],
  ['gaps in lists', { enum: new Array(1).concat('a') }, ['/enum/0 not-json']],
  ['not a number', { type: 'number', minimum: Number.NaN }, ['/minimum not-json']],
  ['true', true, []],
  ['false', false, [' never-valid']],
  ['an object inside itself', circular, ['/properties/self circular']],
  [
    '__proto__',
    JSON.parse('{"type":"object","properties":{"__proto__":{"type":"string"}}}'),
    ['/properties/__proto__ unsafe-name'],
  ],
  [
    'an unknown dialect',
    { ...text, $schema: 'https://example.com/my-schema' },
    ['/$schema unsupported-dialect'],
  ],
  [
    'a note among the definitions',
    { ...text, $defs: { note: 'Generated.', short: { type: 'strng' } } },
    ['/$defs/note wrong-annotation', '/$defs/short/type wrong-value'],
  ],
  ['an unknown type', { type: 'strng' }, ['/type wrong-value']],
  ['properties as a list', { type: 'object', properties: [text] }, ['/properties wrong-value']],
  ['an unknown keyword', { ...text, minLenght: 2 }, ['/minLenght unknown-keyword']],
  [
    'a broken pattern of names',
    { type: 'object', patternProperties: { '(': text } },
    ['/patternProperties/( invalid-pattern'],
  ],
  ['a broken pattern', { ...text, pattern: '(' }, ['/pattern invalid-pattern']],
  ['limits the wrong way round', { ...text, minLength: 3, maxLength: 2 }, ['/minLength empty-range']],
  [
    'limits without a number between',
    { type: 'integer', minimum: 1.2, maximum: 1.8 },
    ['/minimum empty-range'],
  ],
  [
    'exclusive limits that meet',
    { type: 'number', exclusiveMinimum: 1, maximum: 1 },
    ['/exclusiveMinimum empty-range'],
  ],
  [
    'types that contradict',
    { ...text, allOf: [{ type: 'number' }] },
    ['/type conflicting-types', ' never-valid'],
  ],
  ['choices of another type', { type: 'integer', enum: [1, 'two'] }, ['/enum/1 enum-type-mismatch']],
  ['choices listed twice', { enum: ['a', 'b', 'a'] }, ['/enum/2 duplicate-choice']],
  ['a default of another type', { type: 'number', default: '5' }, ['/default default-does-not-fit']],
  ['a default beyond a limit', { type: 'number', maximum: 3, default: 5 }, ['/default default-does-not-fit']],
  [
    'a default between two steps',
    { type: 'number', multipleOf: 2, default: 5 },
    ['/default default-does-not-fit'],
  ],
  ['a default that is not a choice', { enum: ['a', 'b'], default: 'c' }, ['/default default-does-not-fit']],
  [
    'a default whose part does not fit',
    { type: 'object', properties: { a: text }, default: { a: 1 } },
    ['/default default-does-not-fit'],
  ],
  [
    'a required name without a property',
    { type: 'object', properties: { name: text }, required: ['a'] },
    ['/required/0 undescribed-property'],
  ],
  [
    'a required name that is too short to be a slip',
    { type: 'object', properties: { b: text, ab: text }, required: ['a', 'cd'] },
    ['/required/0 undescribed-property', '/required/1 undescribed-property'],
  ],
  [
    'a misspelled required name',
    { type: 'object', properties: { name: text }, required: ['nmae'] },
    ['/required/0 required-without-property'],
  ],
  [
    'a dependent name without a property',
    { type: 'object', properties: { a: text }, dependentRequired: { a: ['other'] } },
    ['/dependentRequired/a/0 undescribed-property'],
  ],
  [
    'two fields with one label',
    { type: 'object', properties: { a: { ...text, title: 'X' }, b: { ...text, title: 'X' } } },
    ['/properties/b duplicate-label'],
  ],
  ...(['tab', 'section'] as const).map((hint): [string, unknown, string[]] => [
    `one label twice in one ${hint}, but not in another one`,
    {
      type: 'object',
      properties: Object.fromEntries(
        ['One', 'Two', 'Two'].map((name, at) => [
          `p${at}`,
          { ...text, title: 'X', 'x-eidos': { [hint]: name } },
        ]),
      ),
      'x-eidos': { layout: hint === 'tab' ? 'tabs' : 'stack' },
    },
    ['/properties/p2 duplicate-label'],
  ]),
  [
    'one tab under two label keys',
    {
      type: 'object',
      properties: {
        a: { ...text, 'x-eidos': { tab: { label: 'One', labelKey: 'tab.one' } } },
        b: { ...text, 'x-eidos': { tab: { label: 'One', labelKey: 'tab.two' } } },
      },
      'x-eidos': { layout: 'tabs' },
    },
    ['/properties/b/x-eidos/tab/labelKey wrong-hint'],
  ],
  ['then without if', { ...text, then: {} }, ['/then condition-without-if']],
  [
    'names of one’s own on tabs',
    {
      type: 'object',
      properties: { a: { ...text, 'x-eidos': { tab: 'One' } } },
      additionalProperties: text,
      'x-eidos': { layout: 'tabs' },
    },
    [' not-rendered'],
  ],
  ['a keyword of another type', { ...text, minimum: 2 }, ['/minimum misplaced-keyword']],
  [
    'a density of a single value',
    { ...text, 'x-eidos': { density: 'compact' } },
    ['/x-eidos/density misplaced-hint'],
  ],
  [
    'a row key that no row has',
    {
      type: 'array',
      items: { type: 'object', properties: { id: text } },
      'x-eidos': { rowKey: 'idd' },
    },
    ['/x-eidos/rowKey wrong-hint'],
  ],
  [
    'more conditions than one group shows',
    {
      type: 'object',
      properties: { a: text },
      allOf: Array.from({ length: 2001 }, (_, at) => ({
        if: { minProperties: at },
        then: { required: ['a'] },
      })),
    },
    [' not-rendered'],
  ],
  [
    'more references in a row than are followed',
    {
      $ref: '#/$defs/d0',
      $defs: Object.fromEntries(
        Array.from({ length: 201 }, (_, at) => [`d${at}`, at < 200 ? { $ref: `#/$defs/d${at + 1}` } : text]),
      ),
    },
    ['/$defs/d198/$ref too-deep'],
  ],
])('%s is reported as a problem', (_what, schema, expected) => {
  expect(found(schema)).toEqual(expected);
});

test('nesting deeper than any stack is a problem, not a crash', () => {
  expect(found(nested(100_000))).toEqual([expect.stringContaining('too-deep')]);
});

test('a schema of five megabytes is compiled', () => {
  const title = 'A long title '.repeat(8);
  const fields = Array.from({ length: 40_000 }, (_, index) => [
    `field${index}`,
    { ...text, title: `${title}${index}` },
  ]);
  expect(found({ type: 'object', properties: Object.fromEntries(fields) as object })).toEqual([]);
});

test('a proxy that throws wherever it is looked at is reported as a problem', () => {
  const fail = (): never => {
    throw new Error('Gone.');
  };
  const traps = { get: fail, ownKeys: fail, getPrototypeOf: fail };
  for (const trap of ['get', 'ownKeys', 'getPrototypeOf'] as const) {
    const proxy = new Proxy({}, { [trap]: traps[trap], getOwnPropertyDescriptor: fail });
    const list = new Proxy([text], { [trap]: traps[trap] });
    expect(found({ properties: { a: proxy, b: { type: 'strng' } } })).toContain(
      '/properties/b/type wrong-value',
    );
    expect(found({ anyOf: list })).toEqual(expect.any(Array));
  }
  expect(found(new Proxy({}, traps))).toEqual([' not-json']);
});

test('a getter that throws is reported as a problem', () => {
  const schema = {
    get type(): string {
      throw new Error('no');
    },
  };
  expect(found(schema)).toEqual(['/type not-json']);
});

test('nothing pollutes Object.prototype', () => {
  checkSchema(JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'));
  expect({}).not.toHaveProperty('polluted');
});

test.each(['#/%', '#%', '#/$defs/%zz'])(
  'a malformed reference %s in a hint is a problem, not a crash',
  ($ref) => {
    for (const hidden of [{ $ref }, { properties: { b: { $ref } } }]) {
      const a = { type: 'string', 'x-eidos': { hidden } };
      const problems = checkSchema({
        type: 'object',
        properties: { a, b: { type: 'string' } },
        required: ['a'],
      });
      expect(problems.map(({ code }) => code)).toContain('unknown-reference');
    }
  },
);

test('the message names the value and the fix says what to write instead', () => {
  expect(checkSchema({ type: 'strng' })).toMatchObject([
    { message: '"type" cannot be "strng".', fix: 'Did you mean "string"?' },
  ]);
  expect(checkSchema({ type: 'string', minLength: 'two' })).toMatchObject([
    { message: '"minLength" cannot be "two".', fix: 'Write a whole number, 0 or greater.' },
  ]);
  const many = Array.from({ length: 50 }, (_, index) => `type-${index}`);
  expect(checkSchema({ type: many })[0]).toMatchObject({
    message: '"type" cannot be this list.',
    fix: expect.stringMatching(/^Write "null", "boolean", /) as string,
  });
});

test.each([
  ['nullable', 'yes', 'Write true or false.'],
  ['definitions', [text], 'Write an object of schemas.'],
  ['dependencies', ['a'], 'Write an object of schemas.'],
  ['id', 5, 'Write a string.'],
])('the form of an earlier keyword is a warning that says what to write: %s', (name, value, fix) => {
  const message = `"${name}" cannot be ${JSON.stringify(value)}.`;
  expect(checkSchema({ ...text, [name]: value })).toMatchObject([
    { severity: 'warning', code: 'wrong-annotation', pointer: `/${name}`, message, fix },
  ]);
});

test.each([
  ['dependencies', { a: ['b'] }, 'has no effect on a value of type string.'],
  ['dependencies', { a: text }, 'has no effect on a value of type string.'],
  ['dependencies', { a: ['b', 'b'] }, 'cannot be {"a":["b","b"]}.'],
  ['items', [text], 'has no effect on a value of type string.'],
  ['$recursiveRef', 5, 'cannot be 5.'],
])('a keyword that is translated is reported by its own name and place: %s', (name, value, words) => {
  const message = `"${name}" ${words}`;
  expect(checkSchema({ ...text, [name]: value })).toContainEqual(
    expect.objectContaining({ pointer: `/${name}`, message }),
  );
});

test('every problem has a code from the table, a sentence and a fix', () => {
  for (const problem of checkSchema({ typ: 1, enum: [], items: [], required: [1, 1], oneOf: {} })) {
    expect(Object.keys(problemCodes)).toContain(problem.code);
    expect(problem.message).toMatch(/\.$/u);
    expect(problem.fix).toMatch(/[.?]$/u);
  }
});
