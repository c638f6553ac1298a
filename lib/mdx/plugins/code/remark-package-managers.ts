import type { Code, Root } from 'mdast';
import convert from 'npm-to-yarn';
import { visit } from 'unist-util-visit';
import { createComponent } from '../jsx-values';

const labels = { npm: 'npm', yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' };

function toTabs(code: Code, meta: string) {
  const tabs = Object.entries(labels).map(([value, label]) => {
    // In a text of several commands, `npx` would stay, and the space before `&&` would be lost.
    const command = code.value
      .split(/(\n| && )/)
      .map((each) => (value === 'npm' ? each : convert(each, value as 'yarn' | 'pnpm' | 'bun')))
      .join('');
    return createComponent('TabItem', { value, label }, [{ ...code, meta, value: command }]);
  });
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
