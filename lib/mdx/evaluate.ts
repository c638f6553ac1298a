import * as jsxRuntime from 'react/jsx-runtime';
import { jsxDEV } from 'react/jsx-dev-runtime';
import type { ComponentType, ReactElement } from 'react';

export type MdxComponents = Readonly<
  Record<string, ComponentType<never> | keyof React.JSX.IntrinsicElements>
>;

interface CompiledModule {
  readonly default: (props: { components: MdxComponents }) => ReactElement;
}

/**
 * Runs a compiled page: gives the element that it draws with these components. The code is the site's own
 * content, compiled at build time.
 */
export function evaluate(compiledSource: string, components: MdxComponents): ReactElement {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what MDX compiles to is the body of a function
  const run = new Function(compiledSource) as (runtime: object) => CompiledModule;
  return run({ ...jsxRuntime, jsxDEV }).default({ components });
}
