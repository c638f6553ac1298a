import type { Diagnostic } from '../../diagnostics/diagnostic';
import { keyOf, nearestName } from '../../diagnostics/explain-schema';
import type { ArticleLink } from '../../mdx/plugins/compiled-page';
import type { SidebarId } from '../model/doc-page';
import type { Source } from '../source/read-sources';
import type { NavigationSource } from './read-navigation';
import type { TreeNode } from './sidebar-tree';

/** The links that sidebars hold, with their lines. */
export function navigationLinks({ navigation, lineOf }: NavigationSource): ArticleLink[] {
  return Object.entries(navigation).flatMap(([id, { links = [] }]) =>
    links.map(({ href }, index) => {
      return { written: href, destination: href, line: lineOf([id, 'links', index, 'href']) };
    }),
  );
}

/** Folders that two declarations name, so that one of them would stay empty. */
export function checkFolders({ navigation, file, lineOf }: NavigationSource): Diagnostic[] {
  const claims = Object.entries(navigation).flatMap(([id, { folder, categories = [] }]) => [
    { folder, at: [id, 'folder'] as PropertyKey[] },
    ...categories.map((category, index) => {
      return { folder: `${folder}/${category.folder}`, at: [id, 'categories', index, 'folder'] };
    }),
  ]);
  return claims.flatMap(({ folder, at }, index): Diagnostic[] => {
    const other = claims.slice(0, index).find((claim) => claim.folder === folder);
    if (!other) return [];
    const line = lineOf(other.at);
    const place = line === undefined ? '' : ` (line ${line})`;
    const message = `${keyOf(at)}: is the folder "${folder}", which ${keyOf(other.at)}${place} names too.`;
    return [{ file, line: lineOf(at), message, fix: 'Name another folder, or remove one of the two.' }];
  });
}

/**
 * Declared categories whose folder has no page. One whose pages all display another sidebar or none is right, and is not shown.
 * @param sources every page of the version
 */
export function checkCategories(
  sidebar: SidebarId,
  sources: readonly Source[],
  { navigation, file, lineOf }: NavigationSource,
): Diagnostic[] {
  const { folder: root = '', categories = [] } = navigation[sidebar] ?? {};
  const steps = sources
    .filter(({ id }) => id.startsWith(`${root}/`))
    .map(({ id }) =>
      id
        .slice(root.length + 1)
        .split('/')
        .slice(0, -1),
    );
  const held = new Set(
    steps.flatMap((names) => names.map((_, index) => names.slice(0, index + 1).join('/'))),
  );
  return categories.flatMap(({ folder }, index): Diagnostic[] => {
    if (held.has(folder)) return [];
    const at = [sidebar, 'categories', index, 'folder'];
    const near = nearestName(folder, [...held]);
    return [
      {
        file,
        line: lineOf(at),
        message: `${keyOf(at)}: is "${folder}", and the folder "${root}/${folder}" has no page.`,
        fix: `${near === undefined ? '' : `Did you mean "${near}"? `}Add a page to the folder, or remove the category.`,
      },
    ];
  });
}

/** Neighbours that share a position. */
export function checkPositions(
  nodes: readonly TreeNode[],
  { file, lineOf }: Pick<NavigationSource, 'file' | 'lineOf'>,
): Diagnostic[] {
  const placeOf = (node: TreeNode) => {
    if ('declaredAt' in node && node.declaredAt) return { file, line: lineOf(node.declaredAt) };
    const { source } = ('page' in node && node.page) || {};
    return { file: source?.file ?? file, line: source?.lines.sidebar_position ?? source?.lines.title };
  };
  return nodes.flatMap((node, index): Diagnostic[] => {
    const before = nodes[index - 1];
    const within = node.kind === 'category' ? checkPositions(node.children, { file, lineOf }) : [];
    if (!before || node.position === undefined || before.position !== node.position) return within;
    const message = `"${node.label}" has position ${node.position}, which "${before.label}" (${placeOf(before).file}) has too.`;
    const fix = 'Give each page and category of one level a position of its own; 1.5 is between 1 and 2.';
    return [{ ...placeOf(node), message, fix }, ...within];
  });
}
