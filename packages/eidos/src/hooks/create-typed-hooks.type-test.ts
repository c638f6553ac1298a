/* Checked only by the TypeScript compiler: a wrong type here is a compile error. */
import { compileEidos } from '../compiler/compile-eidos';
import { createTypedHooks } from './create-typed-hooks';

const eidos = compileEidos({
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string' },
    lines: { type: 'array', items: { type: 'object', properties: { amount: { type: 'integer' } } } },
  },
});

const { useField, useValue, useRows } = createTypedHooks(eidos);
export function useTyped(): void {
  useField('/name').set('Ada');
  const lines: readonly { amount?: number }[] | undefined = useValue('/lines');
  void lines;
  useRows('/lines').insert(0, { amount: 1 });
  useRows('/lines').insert();
  // @ts-expect-error an amount is a number
  useRows('/lines').insert(0, { amount: 'one' });
  // @ts-expect-error a name is a string
  useField('/name').set(1);
  // @ts-expect-error a pointer that the schema does not have
  useValue('/line');
}
