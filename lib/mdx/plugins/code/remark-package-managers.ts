import type { Code, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import convert from 'npm-to-yarn';
import { visit } from 'unist-util-visit';

const managers = [
  { value: 'npm', label: 'npm', translate: (code: string) => code },
  { value: 'yarn', label: 'Yarn', translate: (code: string) => convert(code, 'yarn') },
  { value: 'pnpm', label: 'pnpm', translate: (code: string) => convert(code, 'pnpm') },
  { value: 'bun', label: 'Bun', translate: (code: string) => convert(code, 'bun') },
];

const attributes = (values: Readonly<Record<string, string>>): MdxJsxAttribute[] =>
  Object.entries(values).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));

function toTabs(code: Code, meta: string): MdxJsxFlowElement {
  const tabs = managers.map(({ value, label, translate }): MdxJsxFlowElement => ({
    type: 'mdxJsxFlowElement',
    name: 'TabItem',
    attributes: attributes({ value, label }),
    children: [{ ...code, meta, value: translate(code.value) }],
  }));
  return {
    type: 'mdxJsxFlowElement',
    name: 'Tabs',
    attributes: attributes({ groupId: 'package-manager' }),
    children: tabs,
    position: code.position,
  };
}

/** Shows a fence with `npm2yarn`, whose commands are npm's, for each package manager; the reader's choice is kept. */
export function remarkPackageManagers() {
  return (tree: Root): void => {
    visit(tree, 'code', (node, index, parent) => {
      const words = (node.meta ?? '').split(/\s+/);
      if (!words.includes('npm2yarn') || !parent || index === undefined) return;
      const tabs = toTabs(node, words.filter((word) => word !== 'npm2yarn').join(' '));
      parent.children[index] = tabs;
    });
  };
}
