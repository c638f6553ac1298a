import { compileEidos } from '../compiler/compile-eidos';
import { type KeywordName, keywords } from '../compiler/keywords';
import { englishValidation } from '../validation/english-validation';
import type { EidosSchema, EidosSchemaObject } from './eidos-schema';
import type { InferData } from './infer-data';

// The TypeScript compiler checks these tests: a wrong type is an error when the types are checked.
type Named<Keys> = Keys extends `x-${string}` ? never : Keys;
type Differing<A, B> = Exclude<A, B> | Exclude<B, A>;

test('the type of a schema names every keyword that the compiler knows, and no other', () => {
  const differing: Differing<Named<keyof EidosSchemaObject>, Named<KeywordName>>[] = [];
  const none: readonly never[] = differing;
  expect(none).toEqual([]);
});

test('each keyword that limits a value has a message, for which TypeScript requires a check', () => {
  const limits = Object.entries(keywords).filter(([, { form }]) =>
    /^(number|count|positive|pattern)$/.test(form),
  );
  const messages = limits.map(([name]) => `error.${name}`);
  expect(messages.filter((message) => !(message in englishValidation))).toEqual([]);
});

test('a schema checked against the type keeps its literal type', () => {
  const schema = {
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string', 'x-eidos': { help: 'As on the passport.' }, 'x-other': 1 } },
  } as const satisfies EidosSchema;
  const { root } = compileEidos(schema);
  const data: InferData<typeof schema> = { name: 'Ada' };
  // @ts-expect-error a name is a string
  const wrong: InferData<typeof schema> = { name: 5 };
  expect([root.kind, data, wrong]).toEqual(['group', { name: 'Ada' }, { name: 5 }]);
});

test('a misspelled keyword, type or hint is a compile error', () => {
  // @ts-expect-error "minimun" is not a keyword
  const keyword: EidosSchema = { type: 'number', minimun: 1 };
  // @ts-expect-error "text" is not a type
  const type: EidosSchema = { type: 'text' };
  // @ts-expect-error "widgit" is not a hint
  const hint: EidosSchema = { type: 'string', 'x-eidos': { widgit: 'text' } };
  for (const schema of [keyword, type, hint])
    expect(() => compileEidos(schema, { strict: true })).toThrow('cannot be compiled');
});
