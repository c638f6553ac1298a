import type { ComponentType, ReactElement } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { jsxDEV } from 'react/jsx-dev-runtime';
import { withinTime } from './time-limit';

export type MdxComponents = Readonly<
  Record<string, ComponentType<never> | keyof React.JSX.IntrinsicElements>
>;

interface CompiledModule {
  readonly default: (props: { components: MdxComponents }) => ReactElement;
}

/** Pages are compiled for the one of development unless it is a build. */
const bothRuntimes = { ...jsxRuntime, jsxDEV };

/** Returns the element that a compiled page renders with these components, which `runtime` creates. */
export function evaluate(
  compiledSource: string,
  components: MdxComponents,
  runtime: object = bothRuntimes,
): ReactElement {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what MDX compiles to is the body of a function
  const run = new Function(compiledSource) as (runtime: object) => CompiledModule;
  return run(runtime).default({ components });
}

/** How long rendering one page may take, in ms; a long page with live samples takes some tens. */
const longestDrawing = 5000;

/**
 * Renders a compiled page as markup.
 * @param draw returns the markup of the page's element, and of what surrounds it.
 * @throws {TimeLimitError} when it takes too long; else whatever a component or React throws.
 */
export function drawPage(
  compiledSource: string,
  components: MdxComponents,
  draw: (content: ReactElement) => string,
): string {
  return withinTime(longestDrawing, () => draw(evaluate(compiledSource, components)));
}
