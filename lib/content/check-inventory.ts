import type { CompiledMdx } from '../mdx/compile-mdx';
import { componentNames } from '../mdx/component-names';
import type { TextDiagnostic } from '../diagnostics/diagnostic';
import { nearestName } from '../diagnostics/explain-schema';

type Inventory = CompiledMdx['inventory'];

/** What fences become. */
const madeOfFences = ['CodeBlock', 'LiveCode'];

const writable = componentNames.filter((name) => !madeOfFences.includes(name));

/** Components that a page names and cannot use. */
export function checkComponents({ components }: Pick<Inventory, 'components'>): TextDiagnostic[] {
  return components
    .filter(({ name }) => !writable.some((known) => known === name))
    .map(({ name, line }) => {
      if (madeOfFences.includes(name))
        return {
          line,
          message: `<${name}> is what a fence becomes, and a page cannot use it.`,
          fix: 'Write the code as a fence: ``` with its language and title="…", then the code, then ```.',
        };
      const near = nearestName(name, writable);
      return {
        line,
        message: `There is no component <${name}>.`,
        fix: `${near ? `Did you mean <${near}>? ` : ''}Components that pages can use are listed in mdx-components.tsx: ${writable.join(', ')}.`,
      };
    });
}

/** What the text of a docs page compiles with and may not hold. */
export function checkInventory({
  components,
  statements,
  titles,
}: Pick<Inventory, 'components' | 'statements' | 'titles'>): TextDiagnostic[] {
  return [
    ...checkComponents({ components }),
    ...statements.map(({ name, line }) => ({
      line,
      message: `The page has a statement of JavaScript: ${name}`,
      fix: 'Remove it, and write values into the text. Components that pages can use are listed in mdx-components.tsx, and need no import.',
    })),
    ...titles.map(({ line }) => ({
      line,
      message: 'The text has a heading of level 1, which the title of the page already is.',
      fix: 'Begin it with "##", or remove it.',
    })),
  ];
}
