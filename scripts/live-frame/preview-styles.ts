import { parse } from 'postcss';

/** The selector that sets the toolkit's custom properties on a page, and the one that sets them in a shadow tree too. */
const [ofPage, ofPageAndHost] = [/:where\(:root(?=[,)])/, ':where(:root,:host'];

/** The custom properties that a stylesheet declares. */
function declaredBy(styles: string): Set<string> {
  const names = new Set<string>();
  parse(styles).walkDecls(/^--/, ({ prop }) => void names.add(prop));
  return names;
}

/**
 * Returns the toolkit's styles for the shadow tree of a preview. The host has the toolkit's custom properties itself, so that
 * the page around it needs none of these styles, except for those that the site sets: a value of the host's own would
 * replace the one that it inherits.
 * @param siteStyles what the site sets on its root
 */
export function previewStyles(toolkitStyles: string, siteStyles: string): string {
  const inherited = declaredBy(siteStyles);
  const root = parse(toolkitStyles);
  root.walkRules(ofPage, (rule) => {
    rule.selector = rule.selector.replace(ofPage, ofPageAndHost);
    rule.walkDecls(/^--/, (declaration) => {
      if (inherited.has(declaration.prop)) declaration.remove();
    });
    if (rule.nodes.length === 0) rule.remove();
  });
  return root.toString();
}
