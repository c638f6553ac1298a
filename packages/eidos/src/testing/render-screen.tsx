import type { ReactNode } from 'react';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Result, RunOptions } from 'axe-core';
import { compileEidos } from '../compiler/compile-eidos';
import type { Controller, ControllerOptions } from '../controller/controller';
import { createController } from '../controller/create-controller';
import type { JsonSchema } from '../json/json-schema';
import { EidosPart } from '../parts/EidosPart';
import { EidosProvider, type EidosProviderProps } from '../screen/EidosProvider';

interface RenderOptions
  extends ControllerOptions<unknown>, Pick<EidosProviderProps, 'registry' | 'translations'> {
  /** The elements to render; the part of the whole schema by default. */
  readonly children?: ReactNode;
}

export function objectSchema(
  properties: Readonly<Record<string, JsonSchema>>,
  ...required: string[]
): JsonSchema {
  return { type: 'object', properties, required };
}

/** Renders a schema in an `EidosProvider`; returns the controller and a simulated user with the view. */
export function renderScreen(schema: JsonSchema, options: RenderOptions = {}) {
  const { children = <EidosPart pointer="" />, registry, translations, ...rest } = options;
  const controller: Controller = createController<unknown>(compileEidos(schema), rest);
  const user = userEvent.setup();
  const view = render(
    <EidosProvider controller={controller} registry={registry} translations={translations}>
      {children}
    </EidosProvider>,
  );
  return { ...view, controller, user };
}

/** Renders one table with some rows; returns the same as `renderScreen`. */
export function renderTable(table: ReactNode, lines: readonly unknown[], schema: JsonSchema = linesSchema) {
  return renderScreen(schema, { children: table, data: { lines } });
}

const text = { type: 'string' };

/** Two lists of options for one group: a payment and a delivery. */
export const twoLists = {
  oneOf: [
    { title: 'Card', properties: { no: text }, required: ['no'] },
    { title: 'Cash', properties: { coins: text }, required: ['coins'] },
  ],
  anyOf: [
    { title: 'Pickup', properties: { shop: text }, required: ['shop'] },
    { title: 'Post', properties: { street: text }, required: ['street'] },
  ],
};

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

/** Rows of that table, whose names are in no order and of which one has empty cells. */
export const lines = [
  { name: 'Zoë', amount: 10, paid: true, state: 'open' },
  { name: 'Ärger', amount: 9, paid: false, state: 'shut' },
  { name: 'Bob', amount: 100 },
];

// Colors can be checked only in a browser, and a fragment has no landmarks.
const options: RunOptions = {
  rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
};

/** Fails with a list of the violations that axe finds below `element`, and where they are. */
export async function expectAccessible(element: Element): Promise<void> {
  let violations: Result[] = [];
  // Other parts of the screen may be loaded and announced meanwhile.
  await act(async () => {
    // It needs a document, which tests of the server do not have.
    const { run } = await import('axe-core');
    ({ violations } = await run(element, options));
  });
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}`),
  );
  expect(faults).toEqual([]);
}
