/* Checked only by the TypeScript compiler: a wrong type here is a compile error. */
import { compileEidos } from '../compiler/compile-eidos';
import { createTypedHooks, fieldsFor } from './typed';

const eidos = compileEidos({
  type: 'object',
  required: ['title'],
  properties: {
    title: { type: 'string' },
    name: { type: ['string', 'null'] },
    size: { enum: ['S', 'M'] },
    consent: { type: 'boolean' },
    open: {},
    range: { enum: [{ from: 1 }, [2]] },
    contact: { oneOf: [{ type: 'string' }, { type: 'number' }] },
    lines: { type: 'array', items: { type: 'object', properties: { amount: { type: 'integer' } } } },
  },
});

const { StringField, IntegerField, BooleanField, UnionField } = fieldsFor(eidos);
export const fitting = [
  <StringField key="" pointer="/name" autoComplete="name" />,
  <StringField key="" pointer="/size" widget="radio" />,
  <StringField key="" pointer="/open" />,
  <StringField key="" pointer="/contact" />,
  <BooleanField key="" pointer="/consent" />,
  <UnionField key="" pointer="/contact" />,
  <IntegerField key="" pointer={`/lines/${1}/amount`} />,
];
export const wrong = [
  // @ts-expect-error a pointer that the schema does not have
  <StringField key="" pointer="/nam" />,
  // @ts-expect-error consent is true or false
  <StringField key="" pointer="/consent" />,
  // @ts-expect-error lines are a table
  <IntegerField key="" pointer="/lines" />,
  // @ts-expect-error an amount is a number
  <BooleanField key="" pointer="/lines/0/amount" />,
  // @ts-expect-error not a widget of text
  <StringField key="" pointer="/name" widget="switch" />,
];

const { StringField: AnyString } = fieldsFor(compileEidos(JSON.parse('{}') as object));
export const unknown = <AnyString pointer="/whatever" />;

const { useField, useValue, useRows } = createTypedHooks(eidos);
export function useTyped(): void {
  useField('/title').set('Ada');
  const lines: readonly { amount?: number }[] | undefined = useValue('/lines');
  void lines;
  const range: { from: 1 } | [2] | undefined = useField('/range').value;
  useField('/range').set(range);
  // @ts-expect-error a choice is an object or a list
  const none: undefined = useField('/range').value;
  void none;
  useRows('/lines').insert(0, { amount: 1 });
  useRows('/lines').insert();
  // @ts-expect-error an amount is a number
  useRows('/lines').insert(0, { amount: 'one' });
  // @ts-expect-error a title is a string
  useField('/title').set(1);
  // @ts-expect-error a pointer that the schema does not have
  useValue('/line');
}
