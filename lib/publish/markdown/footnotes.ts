import type { Element } from 'hast';
import type { FootnoteDefinition, FootnoteReference, RootContent } from 'mdast';
import type { Handle } from 'hast-util-to-mdast';

const elementsOf = ({ children }: Element) => children.filter((child) => child.type === 'element');

/** The name of a footnote, from the address of its text: `#user-content-fn-1` → `1`. */
const nameIn = (address: unknown) => (typeof address === 'string' ? address.replace(/^.*fn-/, '') : '');

/** The mark of a footnote is `[^1]`; any other raised text keeps its words alone. */
export const footnoteMark: Handle = (state, element: Element) => {
  const link = elementsOf(element)[0];
  if (link?.properties.dataFootnoteRef === undefined) return state.all(element);
  const identifier = nameIn(link.properties.href);
  const mark: FootnoteReference = { type: 'footnoteReference', identifier, label: identifier };
  return mark;
};

function definition(state: Parameters<Handle>[0], item: Element): FootnoteDefinition {
  const identifier = nameIn(item.properties.id);
  return {
    type: 'footnoteDefinition',
    identifier,
    label: identifier,
    children: state.toFlow(state.all(item)),
  };
}

/** The footnotes' texts, without the heading that the page writes above them. */
export const footnoteSection: Handle = (state, element: Element): RootContent[] => {
  if (element.properties.dataFootnotes === undefined) return state.all(element);
  const list = elementsOf(element).find(({ tagName }) => tagName === 'ol');
  return list ? elementsOf(list).map((item) => definition(state, item)) : [];
};

/** A link back from a footnote's text leads nowhere in Markdown. */
export const linkOutsideFootnotes =
  (link: Handle): Handle =>
  (state, element: Element, parent) =>
    element.properties.dataFootnoteBackref === undefined ? link(state, element, parent) : undefined;
