import { UnknownShapeError } from './unknown-shape';

/** A stylesheet of the route, or of a part that the route draws and loads by itself (`next/dynamic`). */
const STYLE_LINK =
  /<link (?:rel="stylesheet" href="([^"]+)" (data-precedence="[^"]*")|href="([^"]+)" rel="stylesheet" as="style" (data-precedence="dynamic"))\/>/g;

/** Anything else by which a browser would fetch a stylesheet of the framework. */
const LEFT_OVER = /<link\b(?![^>]*\sdisabled="")[^>]*\shref="[^"]*\/_next\/[^"]*\.css"/;

/**
 * Puts the framework's stylesheets into the document, in the order of their links. The links stay, disabled: a browser
 * does not fetch them, and React, which looks for the link of each stylesheet before it shows a page that needs it, finds them.
 * @param read returns what a style element holds for the stylesheet of an address
 * @throws UnknownShapeError when there is none, or something would still fetch one
 */
export function inlineStyleLinks(document: string, read: (address: string) => string): string {
  const styles = [...document.matchAll(STYLE_LINK)].map(([, ofRoute, , ofPart = '']) =>
    read(ofRoute ?? ofPart),
  );
  let isFirst = true;
  const html = document.replace(STYLE_LINK, (_, ...groups: string[]) => {
    const [ofRoute, precedenceOfRoute, ofPart, precedenceOfPart] = groups;
    const element = isFirst ? `<style>${styles.join('')}</style>` : '';
    isFirst = false;
    const [address, precedence] = [ofRoute ?? ofPart, precedenceOfRoute ?? precedenceOfPart];
    return `${element}<link rel="stylesheet" href="${address}" ${precedence} disabled=""/>`;
  });
  if (styles.length === 0 || LEFT_OVER.test(html))
    throw new UnknownShapeError(
      'stylesheets as `<link rel="stylesheet" href="…" data-precedence="…"/>`, and nothing else that loads one of the framework',
    );
  return html;
}
