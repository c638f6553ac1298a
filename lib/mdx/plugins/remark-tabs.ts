import type {} from 'mdast-util-mdx-expression';
import type { Nodes, Parents, Root, Text } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
// Relative, because the check before a build loads this outside the bundler and its aliases.
import { translate } from '../../translations/translate';
import { createUniqueNames } from './headings/visit-blocks';
import { attributeValues, createAttribute, findAttribute } from './jsx-values';

type TabsChild = MdxJsxFlowElement['children'][number];

function setAttribute(node: MdxJsxFlowElement, name: string, value: string | null): void {
  const others = node.attributes.filter((entry) => entry !== findAttribute(node, name));
  node.attributes = [...others, createAttribute(name, value)];
}

const readAttributes = (node: MdxJsxFlowElement) => Object.fromEntries(attributeValues(node, true));

const describeChild = (child: TabsChild) => ('name' in child ? (child.name ?? 'fragment') : child.type);

/** A comment between two tabs is not a child. */
const isComment = (child: TabsChild) =>
  child.type === 'mdxFlowExpression' && /^\s*(\/\*[^]*\*\/)?\s*$/.test(child.value);

const isTabItem = (node: Nodes) => 'name' in node && node.name === 'TabItem';

/** Tabs of one line, which MDX reads as parts of a text, as elements of their own. */
function unwrapTabs(children: readonly TabsChild[]): TabsChild[] {
  return children.flatMap((child): TabsChild[] => {
    if (child.type === 'paragraph') {
      const parts = child.children.filter((part) => part.type !== 'text' || part.value.trim() !== '');
      const areTabs = parts.every((part) => part.type === 'mdxJsxTextElement' && part.name === 'TabItem');
      return areTabs ? unwrapTabs(parts as unknown as TabsChild[]) : [child];
    }
    const part = child as unknown as MdxJsxTextElement | Text;
    if (part.type === 'text' && part.value.trim() === '') return [];
    if (part.type !== 'mdxJsxTextElement' || part.name !== 'TabItem') return [child];
    const content: TabsChild[] =
      part.children.length === 0 ? [] : [{ type: 'paragraph', children: part.children }];
    return [{ ...part, type: 'mdxJsxFlowElement', children: content }];
  });
}

/**
 * Checks every `<Tabs>` of a page while its place in the source is known, marks the tab to show first, names each
 * list of tabs after its heading, and numbers tabs so that each can name its panel (the components have no hooks to make ids with).
 * Errors name the site, the element and what to write instead.
 */
export function remarkTabs({ siteTitle }: { readonly siteTitle: string }) {
  return (tree: Root, file: VFile) => {
    const fail = (reason: string, node: Nodes) =>
      file.fail(`${siteTitle} error: ${reason}`, node, 'site:tabs');
    const unique = createUniqueNames();
    let groups = 0;

    const readItem = (child: TabsChild) => {
      if (child.type === 'mdxJsxFlowElement' && child.name === 'TabItem') {
        const { label, value = label } = readAttributes(child);
        if (typeof value === 'string' && (label ?? value) !== '') return { node: child, value };
      }
      return fail(
        `Bad <Tabs> child <${describeChild(child)}>: every child of <Tabs> must be a <TabItem> with a "value" or a "label" of its own.`,
        child,
      );
    };
    const selectedValue = (tabs: MdxJsxFlowElement, items: readonly ReturnType<typeof readItem>[]) => {
      const { defaultValue } = readAttributes(tabs);
      const [flagged, other] = items.filter(({ node }) => readAttributes(node).default === true);
      if (other) fail('A <Tabs> shows one tab first. Write "default" on one <TabItem> alone.', other.node);
      if (typeof defaultValue !== 'string') return (flagged ?? items[0])?.value;
      if (items.some(({ value }) => value === defaultValue)) return defaultValue;
      const available = items.map(({ value }) => value).join(', ');
      return fail(
        `The <Tabs> has a defaultValue "${defaultValue}" but none of its children has the corresponding value. ` +
          `Available values are: ${available}. If you intend to show no default tab, use defaultValue={null} instead.`,
        tabs,
      );
    };
    const read = (tabs: MdxJsxFlowElement, place: string) => {
      groups += 1;
      const { values: listed, queryString, groupId } = readAttributes(tabs);
      if (listed !== undefined) fail('A <Tabs> takes no values. Give each <TabItem> a label.', tabs);
      tabs.children = unwrapTabs(tabs.children);
      const items = tabs.children.filter((child) => !isComment(child)).map(readItem);
      if (items.length === 0) fail('A <Tabs> has no tab. Write a <TabItem> into it.', tabs);
      const values = items.map(({ value }) => value);
      const duplicates = new Set(values.filter((value, index) => values.indexOf(value) !== index));
      if (duplicates.size > 0)
        fail(
          `Duplicate values "${[...duplicates].join(', ')}" found in <Tabs>. Every value needs to be unique.`,
          tabs,
        );
      if (queryString === true && groupId === undefined)
        fail('A <Tabs> with queryString needs a groupId, or a name: queryString="name".', tabs);
      const selected = selectedValue(tabs, items);
      const name = place ? translate('Tabs: {name}', { name: place }) : translate('Tabs');
      setAttribute(tabs, 'label', unique(name));
      items.forEach(({ node, value }, index) => {
        setAttribute(node, 'value', value);
        setAttribute(node, 'id', `tabs-${groups}-${index + 1}`);
        if (value === selected) setAttribute(node, 'selected', null);
      });
    };
    const walk = (parent: Parents, above: string) => {
      let place = above;
      for (const node of parent.children) {
        if (node.type === 'heading') place = toString(node).trim();
        if (node.type === 'mdxJsxFlowElement' && node.name === 'Tabs') read(node, place);
        if (isTabItem(node) && !('name' in parent && parent.name === 'Tabs'))
          fail('A <TabItem> outside of <Tabs> is never shown. Put it into a <Tabs>.', node);
        if ('children' in node) walk(node, place);
      }
    };
    walk(tree, '');
  };
}
