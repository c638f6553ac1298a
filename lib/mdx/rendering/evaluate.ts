import type { ComponentType, ReactElement } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { jsxDEV } from 'react/jsx-dev-runtime';
import { withinTime } from './time-limit';
import { requireShowable } from './unshowable';

export type MdxComponents = Readonly<
  Record<string, ComponentType<never> | keyof React.JSX.IntrinsicElements>
>;

/** What a page imports from files beside it, by what its code calls them. */
export type PageModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What the code of a page is given to run with. */
export interface PageScope {
  readonly components: MdxComponents;
  readonly modules?: PageModules;
}

interface CompiledModule {
  readonly default: (props: { components: MdxComponents }) => ReactElement;
}

/** Makes an element of a type, its props and what else React wants to know of it. */
type CreateElement = (type: never, props: { readonly children?: unknown }, ...rest: never[]) => unknown;

/** The same function for content that someone writes by hand: it says what cannot be shown. */
function checked<Create extends CreateElement>(create: Create): Create {
  const createChecked: CreateElement = (type, props, ...rest) => {
    requireShowable(props.children);
    return create(type, props, ...rest);
  };
  return createChecked as Create;
}

const runtime = {
  ...jsxRuntime,
  jsx: checked(jsxRuntime.jsx as CreateElement),
  jsxs: checked(jsxRuntime.jsxs as CreateElement),
  // React has it in development only, and only then do pages request it.
  jsxDEV: checked(jsxDEV as CreateElement),
};

/**
 * Runs a compiled page: returns the element that it renders with these components. The code is the site's own
 * content, compiled at build time.
 * @throws {UnshowableError} when a value cannot be shown; else whatever an expression throws.
 */
export function evaluate(compiledSource: string, { components, modules }: PageScope): ReactElement {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what MDX compiles to is the body of a function
  const run = new Function(compiledSource) as (jsx: object) => CompiledModule;
  return run({ ...runtime, components, modules }).default({ components });
}

/** How long drawing one page may take, in ms; a long page with live samples takes some tens. */
const longestDrawing = 5000;

/**
 * Draws a compiled page as markup.
 * @param draw makes markup of the page's element, and of what surrounds it.
 * @throws {TimeLimitError} when it takes too long; else whatever an expression, a component or React throws.
 */
export function drawPage(
  compiledSource: string,
  scope: PageScope,
  draw: (content: ReactElement) => string,
): string {
  return withinTime(longestDrawing, () => draw(evaluate(compiledSource, scope)));
}
