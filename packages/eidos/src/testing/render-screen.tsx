import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { compileEidos } from '../compiler/compile-eidos';
import type { JsonSchema } from '../json/json-schema';
import type { Controller, ControllerOptions } from '../controller/controller';
import { createController } from '../controller/create-controller';
import { EidosPart } from '../parts/EidosPart';
import { EidosProvider, type EidosProviderProps } from '../screen/EidosProvider';

export interface RenderOptions
  extends ControllerOptions<unknown>, Pick<EidosProviderProps, 'registry' | 'translations'> {
  /** What to render; the part of the whole schema by default. */
  readonly children?: ReactNode;
}

/** The schema of an object with these properties. */
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
