/* Checked only by the TypeScript compiler: a wrong type here is a compile error. */
import { compileEidos } from '../compiler/compile-eidos';
import type { DataOf, Eidos } from '../compiler/node';
import type { JsonSchema } from '../json/json-schema';
import type { Controller } from './controller';
import { createController } from './create-controller';
import { refuse } from './refuse';

const eidos = compileEidos({
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string' },
    lines: { type: 'array', items: { type: 'object', properties: { amount: { type: 'integer' } } } },
  },
});
const controller = createController(eidos, {
  data: { name: 'Ada' },
  onSubmit: ({ name }) => void name.trim(),
});

const name: string | undefined = controller.get('/name');
const amount: number | undefined = controller.get('/lines/0/amount');
controller.set('/lines/0/amount', amount);
controller.insertRow('/lines', 0, { amount: 1 });
controller.reset({ name: name ?? '' });
// @ts-expect-error a pointer that the schema does not have
controller.get('/nam');
// @ts-expect-error an amount is a number
controller.set('/lines/0/amount', 'twelve');
// @ts-expect-error a name is missing
controller.reset({});

const anyController: Controller = controller;
anyController.set('/whatever', 'it is');
const unknownSchema: JsonSchema = { type: 'object' };
const loose = createController(compileEidos(unknownSchema));
loose.set('/whatever', 'it is');

const order = compileEidos({
  type: 'object',
  required: ['customer', 'lines'],
  properties: {
    customer: {
      type: 'object',
      required: ['name', 'city'],
      properties: { name: { type: 'string' }, city: { type: 'string' } },
    },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        required: ['item', 'amount'],
        properties: { item: { type: 'string' }, amount: { type: 'integer' } },
      },
    },
  },
});
type Order = DataOf<typeof order>;

// Start data may leave out anything, at any depth.
const orders = createController(order, { data: { customer: { name: 'Ada' }, lines: [{ amount: 1 }] } });
// @ts-expect-error a name is a string
createController(order, { data: { customer: { name: 5 } } });
// @ts-expect-error the schema has no such name
createController(order, { data: { customer: { nam: 'Ada' } } });
orders.insertRow('/lines', 0);
orders.insertRow('/lines', 0, { item: 'Tea' });
// @ts-expect-error the rows have no such field
orders.insertRow('/lines', 0, { itm: 'Tea' });
// @ts-expect-error a customer is not a table
orders.insertRow('/customer', 0, { name: 'Ada' });
loose.insertRow('/whatever', 0, ['it is']);

// The pointers of a refusal are those of the data, where it is known.
createController(order, { onSubmit: () => refuse({ errors: { '/lines/0/item': 'Sold out.' } }) });
createController(order, { onSubmit: () => refuse('Closed.') });
createController(order, {
  onSubmit: async ({ lines }) => {
    await Promise.resolve();
    if (lines.length === 0) return refuse({ errors: { '/lines': ['Add one.'] } });
    // @ts-expect-error a pointer that the schema does not have
    return refuse({ errors: { '/line': 'Add one.' } });
  },
});
// @ts-expect-error a pointer that the schema does not have
createController(order, { onSubmit: () => refuse({ errors: { '/lines/first': 'Sold out.' } }) });
refuse<Order>({ errors: { '/customer/city': 'Unknown.' } });
// @ts-expect-error a pointer that the schema does not have
refuse<Order>({ errors: { '/customer/town': 'Unknown.' } });
refuse({ errors: { '/whatever': 'it is' } });
createController<unknown>(order, { onSubmit: () => refuse({ errors: { '/whatever': 'it is' } }) });
createController(order, {
  onSubmit: (data) => fetch('/orders', { method: 'POST', body: JSON.stringify(data) }),
});
createController(order, { onSubmit: () => undefined as unknown });
createController(order, { onSubmit: () => console.log('saved') });

/** Code that works with data of any type may pass that data on. */
export function openAny<Data>(eidos: Eidos<Data>, data: Data): Controller<Data> {
  return createController(eidos, { data, onSubmit: (sent) => void sent });
}
