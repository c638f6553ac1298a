import type { ReactNode } from 'react';
import type { JsonSchema } from '../json/json-schema';
import { renderScreen } from './render-screen';

/** Renders one table with some rows; returns the same as `renderScreen`. */
export function renderTable(table: ReactNode, lines: readonly unknown[], schema: JsonSchema = linesSchema) {
  return renderScreen(schema, { children: table, data: { lines } });
}

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
