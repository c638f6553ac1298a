import { parse } from 'postcss';

/** The selector that sets the toolkit's custom properties on a page, and the one that sets them in a shadow tree too. */
const [ofPage, ofPageAndHost] = [/:where\(:root(?=[,)])/, ':where(:root,:host'];

/** The selector of the colors of a mode. */
const ofScheme = /\[data-color-scheme=["']?(light|dark)["']?\]/;

/**
 * Returns the toolkit's styles for the shadow tree of a preview. The host has the toolkit's custom properties itself, so that
 * the page around it needs none of these styles, with the colors of the mode that the page has.
 */
export function previewStyles(toolkitStyles: string): string {
  const root = parse(toolkitStyles);
  const colors = { light: new Map<string, string>(), dark: new Map<string, string>() };
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(ofPage, ofPageAndHost);
    const side = ofScheme.exec(rule.selector)?.[1];
    if (side !== 'light' && side !== 'dark') return;
    rule.walkDecls(/^--/, ({ prop, value }) => void colors[side].set(prop, value));
  });
  const both = [...colors.light].map(
    ([name, light]) => `${name}:light-dark(${light},${colors.dark.get(name) ?? light})`,
  );
  if (both.length > 0) root.append(`@layer eidos{:where(:host){${both.join(';')}}}`);
  return root.toString();
}
