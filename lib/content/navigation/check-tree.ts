import type { Diagnostic } from '../../diagnostics/diagnostic';
import type { SidebarId } from '../model/doc-page';
import type { NavigationSource } from './read-navigation';
import { isEmpty, labelOf, positionOf, type TreeNode } from './sidebar-tree';

/**
 * What is wrong with a tree: categories without a page, and neighbours that share a position.
 * @param mayShare neighbours of one position follow each other by name.
 */
export function checkTree(
  sidebar: SidebarId,
  nodes: readonly TreeNode[],
  navigation: Pick<NavigationSource, 'file' | 'lineOf'>,
  mayShare = false,
): Diagnostic[] {
  const placeOf = (node: TreeNode) => {
    if (node.kind === 'page') return { file: node.page.file, line: node.page.line };
    const declaration = node.kind === 'category' ? node.declaration : node.link;
    return { file: navigation.file, line: navigation.lineOf(declaration) };
  };

  const sharing = nodes.flatMap((node, index): Diagnostic[] => {
    const position = positionOf(node);
    const before = nodes[index - 1];
    if (mayShare || !before || position === undefined || positionOf(before) !== position) return [];
    return [
      {
        ...placeOf(node),
        message: `"${labelOf(node)}" has position ${position}, which "${labelOf(before)}" (${placeOf(before).file}) has too.`,
        fix: 'Give each page and category of one level a position of its own; 1.5 is between 1 and 2.',
      },
    ];
  });
  const within = nodes.flatMap((node): Diagnostic[] => {
    if (node.kind !== 'category') return [];
    const empty: Diagnostic = {
      ...placeOf(node),
      message: `The category "${node.declaration.label}" of the sidebar "${sidebar}" has no page in its folder "${node.declaration.folder}".`,
      fix: 'Add a page to the folder, or remove the category.',
    };
    return [...(isEmpty(node) ? [empty] : []), ...checkTree(sidebar, node.children, navigation, mayShare)];
  });
  return [...sharing, ...within];
}
