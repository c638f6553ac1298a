import type { CompiledMdx } from '../mdx/compile-mdx';
import { componentNames } from '../mdx/component-names';
import { componentInMarkdown, notAnElement } from '../mdx/plugins/markdown/rehype-check-elements';
import type { Diagnostic, TextDiagnostic } from '../diagnostics/diagnostic';
import { nearestName } from '../diagnostics/explain-schema';

function unknownComponent(
  file: string,
  name: string,
  line: number | undefined,
  knownComponents: readonly string[],
): Diagnostic {
  const near = nearestName(name, knownComponents);
  return {
    file,
    line,
    message: `There is no component <${name}>.`,
    fix: `${near ? `Did you mean <${near}>? ` : ''}A page can use: ${[...knownComponents].sort().join(', ')}.`,
  };
}

/** The unknown components that a page names, and the components that it can use. */
export function readComponents(
  { components, declared }: Pick<CompiledMdx['inventory'], 'components' | 'declared'>,
  registered: readonly string[],
) {
  const declaredNames = declared.map(({ name }) => name);
  const own = declaredNames.filter((name) => /^[A-Z]/.test(name));
  const known = [...new Set([...componentNames, ...registered, ...own])];
  const holders = [...declaredNames, ...registered];
  /** What the page declares or the content registers may hold components as its members. */
  const isMember = (name: string) => name.includes('.') && holders.includes(name.slice(0, name.indexOf('.')));
  const isKnown = (name: string) => known.includes(name) || isMember(name);
  return { known, unknown: components.filter(({ name }) => !isKnown(name)) };
}

/** What compiles and is wrong all the same. */
export function checkInventory(
  file: string,
  {
    components,
    declared,
    titles,
    brokenSamples,
    expressionDiagnostics,
    statementDiagnostics,
  }: CompiledMdx['inventory'],
  registered: readonly string[] = [],
): Diagnostic[] {
  const { known, unknown } = readComponents({ components, declared }, registered);
  return [
    ...unknown.map(({ name, line }) => unknownComponent(file, name, line, known)),
    ...statementDiagnostics.map((diagnostic) => ({ file, ...diagnostic })),
    ...brokenSamples.map(({ name, line }) => ({
      file,
      line,
      message: `The live sample does not compile: ${name.replace(/\.?$/, '.')}`,
      fix: 'Write one expression, or statements that call render() behind a fence with "live noInline".',
    })),
    ...expressionDiagnostics.map((diagnostic) => ({ file, ...diagnostic })),
    ...titles.map(({ line }) => ({
      file,
      line,
      message: 'The text has a heading of level 1, which the title of the page already is.',
      fix: 'Begin it with "##", or remove it.',
    })),
  ];
}

/** Checks the words in angle brackets of a `.md` page: a component that the content registers is a fault, any other word is only odd. */
export function checkElements(
  { unknownElements }: Pick<CompiledMdx['inventory'], 'unknownElements'>,
  registered: readonly string[],
) {
  const byElement = new Map(registered.map((name) => [name.toLowerCase(), name]));
  const faults: TextDiagnostic[] = [];
  const oddities: TextDiagnostic[] = [];
  for (const { name, line } of unknownElements) {
    const component = byElement.get(name);
    if (component === undefined) oddities.push({ line, ...notAnElement(name) });
    else faults.push({ line, ...componentInMarkdown(component) });
  }
  return { faults, oddities };
}
