import { createElement, Fragment, type ElementType, type ReactElement, type ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import { AttributesError } from './attributes-error';
import type { MdxComponents, PageScope } from './evaluate';
import { locateName } from '../plugins/expressions/remark-locate-expressions';
import { holdsPlaceholder, leftOut } from './placeholders';
import { withinTime } from './time-limit';
import { requireShowable } from './unshowable';

/** A part of a page that cannot be drawn. */
export interface Failure {
  readonly line: number | undefined;
  /** Name of the element or component; undefined for an expression. */
  readonly element: string | undefined;
  readonly error: unknown;
}

export type Render = (node: ReactElement) => string;

/** How long one expression or one element may take, in ms. */
const longestPart = 2000;

interface Place {
  readonly lineNumber: number;
}

interface LocatedModule {
  readonly default: (props: { components: MdxComponents }) => ReactElement;
}

/** `run` is undefined for an expression that must not run. */
type RunAt = (line: number, isShown: boolean, run?: () => unknown) => unknown;

/** Whether an element fails only because it is given a placeholder; its attributes can be wrong whatever it contains. */
function isFollowOn(error: unknown, { children, ...attributes }: Readonly<Record<string, unknown>>): boolean {
  if (Object.values(attributes).some(holdsPlaceholder)) return true;
  return !(error instanceof AttributesError) && holdsPlaceholder(children);
}

/** The name of an element, or of a component that the page declares itself. */
const nameOf = (type: ElementType): string =>
  typeof type === 'function' ? type.displayName || type.name || 'Component' : String(type);

/**
 * Draws a page part by part, innermost first, to find every part that fails: it is noted and left out, so that what
 * surrounds it can be tried too.
 * @param source the page as `compileLocated` compiles it.
 * @param onExpression is called with each line before its expression runs.
 */
export function findFailures(
  source: string,
  { components, modules }: PageScope,
  render: Render,
  onExpression: (line: number) => void = () => undefined,
): Failure[] {
  const failures: Failure[] = [];
  const names = new Map<unknown, string>(Object.entries(components).map(([name, type]) => [type, name]));
  const tryOut = (part: ReactNode) => {
    requireShowable(part);
    withinTime(longestPart, () => render(createElement(Fragment, null, part)));
  };

  const runAt: RunAt = (line, isShown, run) => {
    if (!run) return leftOut;
    try {
      onExpression(line);
      const value = withinTime(longestPart, run);
      if (isShown) tryOut(value as ReactNode);
      return value;
    } catch (error) {
      failures.push({ line: line || undefined, element: undefined, error });
      return undefined;
    }
  };

  const jsxDEV = (
    type: ElementType,
    props: { readonly children?: ReactNode },
    key?: string,
    _isStatic?: boolean,
    place?: Place,
  ) => {
    try {
      requireShowable(props.children);
      const element = jsx(type, props, key);
      tryOut(element);
      return element;
    } catch (error) {
      if (isFollowOn(error, props)) return leftOut;
      failures.push({ line: place?.lineNumber, element: names.get(type) ?? nameOf(type), error });
      return null;
    }
  };

  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what MDX compiles to is the body of a function
  const load = new Function('runtime', locateName, `return (function () {${source}\n})(runtime)`) as (
    runtime: object,
    run: RunAt,
  ) => LocatedModule;
  load({ Fragment, jsxDEV, components, modules }, runAt).default({ components });
  return failures;
}
