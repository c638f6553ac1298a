import type { ComponentType, ReactElement } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { jsxDEV } from 'react/jsx-dev-runtime';
import { displayPath } from '../config/diagnostics/diagnostic';

type MdxComponents = Readonly<Record<string, ComponentType<never> | keyof React.JSX.IntrinsicElements>>;

/** Pages are compiled for the one of development unless it is a build. */
const bothRuntimes = { ...jsxRuntime, jsxDEV };

/**
 * Renders a compiled page as markup.
 * @param render returns the markup of the page's element, and of what surrounds it.
 * @throws naming the file, with what a component or React throws as the cause.
 */
export async function renderPage(
  { sourceFile, compiledSource }: { readonly sourceFile: string; readonly compiledSource: string },
  components: MdxComponents,
  render: (content: ReactElement) => string | Promise<string>,
): Promise<string> {
  try {
    // oxlint-disable-next-line typescript/no-implied-eval -- what MDX compiles to is the body of a function
    const run = new Function(compiledSource) as (runtime: object) => {
      readonly default: (props: { components: MdxComponents }) => ReactElement;
    };
    return await render(run(bothRuntimes).default({ components }));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${displayPath(sourceFile)} cannot be rendered: ${reason}`, { cause });
  }
}
