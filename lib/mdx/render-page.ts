import { createContext, Script, type Context } from 'node:vm';
import type { ComponentType, ElementType, ReactElement } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { jsxDEV } from 'react/jsx-dev-runtime';

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
const longestRendering = 5000;

/**
 * Renders a compiled page as markup.
 * @param render returns the markup of the page's element, and of what surrounds it.
 * @throws {TimeLimitError} when it takes too long; else whatever a component or React throws.
 */
export function renderPage(
  compiledSource: string,
  components: MdxComponents,
  render: (content: ReactElement) => string,
): string {
  return withinTime(longestRendering, () => render(evaluate(compiledSource, components)));
}

const call = new Script('result = work()');
let context: Context | undefined;

/** Work that was stopped because it took too long. */
export class TimeLimitError extends Error {
  override name = 'TimeLimitError';

  constructor(milliseconds: number) {
    super(`It ran for more than ${milliseconds / 1000} seconds.`);
  }
}

/**
 * Runs `work` and stops it when it takes too long, wherever it hangs: in a loop, in a recursion, in a pattern. V8 itself
 * watches the clock, so that nothing has to be written into the code that runs.
 * @throws {TimeLimitError} when the time is up; else whatever `work` throws.
 */
export function withinTime<Result>(milliseconds: number, work: () => Result): Result {
  context ??= createContext({});
  const outer = { ...context };
  try {
    Object.assign(context, { work, result: undefined });
    call.runInContext(context, { timeout: milliseconds });
    return context.result as Result;
  } catch (error) {
    const isLate = (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    throw isLate ? new TimeLimitError(milliseconds) : error;
  } finally {
    Object.assign(context, { work: undefined, result: undefined }, outer);
  }
}

/** How long one element may take to render, in ms. */
const longestElement = 2000;

/** An element of a page that cannot be rendered. */
class ElementError extends Error {
  override name = 'ElementError';

  constructor(
    readonly element: string,
    readonly line: number | undefined,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * Renders a page element by element, innermost first, to find the one that fails.
 * @param source the page as `compileLocated` compiles it.
 */
export function findFailure(
  source: string,
  components: MdxComponents,
  render: (element: ReactElement) => string,
): ElementError | undefined {
  const names = new Map<ElementType, string>(
    Object.entries(components).map(([name, type]) => [type as ElementType, name]),
  );
  const jsxDEV = (
    type: ElementType,
    props: object,
    key?: string,
    _isStatic?: boolean,
    place?: { readonly lineNumber: number },
  ) => {
    const element = jsxRuntime.jsx(type, props, key);
    try {
      withinTime(longestElement, () => render(element));
    } catch (cause) {
      throw new ElementError(names.get(type) ?? String(type), place?.lineNumber, cause);
    }
    return element;
  };
  try {
    evaluate(source, components, { Fragment: jsxRuntime.Fragment, jsxDEV });
    return undefined;
  } catch (error) {
    if (error instanceof ElementError) return error;
    throw error;
  }
}
