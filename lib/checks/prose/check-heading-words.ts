import { visit } from 'unist-util-visit';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import type { ProsePage } from './prose-page';

/** Names of several words, or that are also words of the language, as their owners write them. */
const properNames =
  /\b(?:Eidos|Astro|Content Security Policy|React Hook Form|React|JSON Forms|JSON Pointers?|JSON Schema|TanStack Form|Testing Library|Next\.js|Node\.js|Remix)\b/g;

function problemWith(text: string): string | undefined {
  if (/[.:;,]$/.test(text)) return `The heading “${text}” ends with a punctuation mark.`;
  // The first word is capitalized, and so is what follows a colon or a version.
  const [, rest = ''] = /^\S+\s+(.*)$/.exec(text.replaceAll(properNames, 'x')) ?? [];
  const [word] = /(?<!:\s)\b[A-Z][a-z]+\b(?!\()/.exec(rest) ?? [];
  return word === undefined ? undefined : `The heading “${text}” is not in sentence case: “${word}”.`;
}

/** Headings that end with a mark or are not in sentence case; code in them is left alone. */
export function checkHeadingWords({ file, tree }: ProsePage): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(tree, 'heading', (node) => {
    if (node.children.some(({ type }) => type === 'inlineCode')) return;
    const words = node.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
    const message = problemWith(words.trim());
    if (message === undefined) return;
    const fix = 'Capitalize the first word and names only, and omit the last mark.';
    diagnostics.push({ file, line: node.position?.start.line, message, fix });
  });
  return diagnostics;
}
