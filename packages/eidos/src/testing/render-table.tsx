import type { ReactNode } from 'react';
import type { JsonSchema } from '../json/json-schema';
import { linesSchema } from './lines-schema';
import { renderScreen } from './render-screen';

/** Draws one table over some rows, and gives what tests need to work with it. */
export function renderTable(table: ReactNode, lines: readonly unknown[], schema: JsonSchema = linesSchema) {
  return renderScreen(schema, { children: table, data: { lines } });
}
