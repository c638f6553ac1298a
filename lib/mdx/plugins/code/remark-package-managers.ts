import type { Code, Root } from 'mdast';
import convert from 'npm-to-yarn';
import { visit } from 'unist-util-visit';
import { createComponent } from '../jsx-values';

const managers = [
  { value: 'npm', label: 'npm', translate: (code: string) => code },
  { value: 'yarn', label: 'Yarn', translate: (code: string) => convert(code, 'yarn') },
  { value: 'pnpm', label: 'pnpm', translate: (code: string) => convert(code, 'pnpm') },
  { value: 'bun', label: 'Bun', translate: (code: string) => convert(code, 'bun') },
];

function toTabs(code: Code, meta: string) {
  const tabs = managers.map(({ value, label, translate }) =>
    createComponent('TabItem', { value, label }, [{ ...code, meta, value: translate(code.value) }]),
  );
  return { ...createComponent('Tabs', { groupId: 'package-manager' }, tabs), position: code.position };
}

/** Shows a fence with `npm2yarn`, whose commands are npm's, for each package manager; the reader's choice is kept. */
export function remarkPackageManagers() {
  return (tree: Root): void => {
    visit(tree, 'code', (node, index, parent) => {
      const words = (node.meta ?? '').split(/\s+/);
      if (!words.includes('npm2yarn') || !parent || index === undefined) return;
      parent.children[index] = toTabs(node, words.filter((word) => word !== 'npm2yarn').join(' '));
    });
  };
}
