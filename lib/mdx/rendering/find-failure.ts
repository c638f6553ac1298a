import type { ElementType, ReactElement } from 'react';
import { Fragment, jsx } from 'react/jsx-runtime';
import { evaluate, type MdxComponents } from './evaluate';
import { withinTime } from './time-limit';

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
    const element = jsx(type, props, key);
    try {
      withinTime(longestElement, () => render(element));
    } catch (cause) {
      throw new ElementError(names.get(type) ?? String(type), place?.lineNumber, cause);
    }
    return element;
  };
  try {
    evaluate(source, components, { Fragment, jsxDEV });
    return undefined;
  } catch (error) {
    if (error instanceof ElementError) return error;
    throw error;
  }
}
