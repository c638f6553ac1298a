import type { ReactNode } from 'react';
import type { JsonSchema } from '../json/json-schema';
import { linesSchema } from './lines-schema';
import { renderScreen } from './render-screen';

/** Draws one table with some rows; returns what `renderScreen` returns. */
export function renderTable(table: ReactNode, lines: readonly unknown[], schema: JsonSchema = linesSchema) {
  return renderScreen(schema, { children: table, data: { lines } });
}
