import type { JsonSchema } from '../json/json-schema';

/** A schema with one table at `/lines`. */
export const linesSchema: JsonSchema = {
  type: 'object',
  properties: {
    lines: {
      type: 'array',
      title: 'Lines',
      items: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', title: 'Name' },
          amount: { type: 'integer', title: 'Amount', minimum: 0 },
          paid: { type: 'boolean', title: 'Paid' },
          state: { enum: ['open', 'shut'], title: 'State', type: 'string' },
        },
      },
    },
  },
};
