import type { ReactNode } from 'react';
import type { JsonSchema } from '../json/json-schema';
import { linesSchema } from './lines-schema';
import { renderScreen } from './render-screen';

/** Renders one table with some rows; returns the same as `renderScreen`. */
export function renderTable(table: ReactNode, lines: readonly unknown[], schema: JsonSchema = linesSchema) {
  return renderScreen(schema, { children: table, data: { lines } });
}
