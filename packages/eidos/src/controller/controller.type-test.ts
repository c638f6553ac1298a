/* Checked only by the TypeScript compiler: a wrong type here is a compile error. */
import { compileEidos } from '../compiler/compile-eidos';
import type { JsonSchema } from '../json/json-schema';
import type { Controller } from './controller';
import { createController } from './create-controller';

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
