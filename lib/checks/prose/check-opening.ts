import type { Diagnostic } from '../../diagnostics/diagnostic';
import type { ProsePage } from './prose-page';

/** Reports a page that begins with code, a table or a list instead of a sentence. */
export function checkOpening({ file, tree }: ProsePage): Diagnostic[] {
  // A page without frontmatter has its title as the first heading.
  const opening = tree.children.find(
    ({ type, ...node }) => type !== 'mdxjsEsm' && !('depth' in node && node.depth === 1),
  );
  if (opening === undefined || opening.type === 'paragraph') return [];
  const message = 'The page does not begin with a sentence.';
  const fix = 'Say first what the page is about and when to read it.';
  return [{ file, line: opening.position?.start.line, message, fix }];
}
