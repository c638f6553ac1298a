import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { applyDiff } from './apply-diff';

/** A fenced block with `file=…` behind its language: a whole file, or with the language `diff` a change of one. */
export interface RecipeStep {
  readonly file: string;
  readonly text: string;
  readonly isChange: boolean;
}

function sectionBelow(nodes: readonly RootContent[], title: string): readonly RootContent[] {
  const start = nodes.findIndex((node) => node.type === 'heading' && toString(node) === title);
  if (start === -1) throw new Error(`There is no heading “${title}”.`);
  const { depth } = nodes[start] as Extract<RootContent, { type: 'heading' }>;
  const rest = nodes.slice(start + 1);
  const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= depth);
  return end === -1 ? rest : rest.slice(0, end);
}

/**
 * The steps below a heading of a Markdown file, in order.
 * @throws when there is no such heading, or no step below it.
 */
export function readRecipe(markdown: string, title: string): readonly RecipeStep[] {
  const children = [...sectionBelow(fromMarkdown(markdown).children, title)];
  const steps: RecipeStep[] = [];
  visit({ type: 'root', children }, 'code', ({ lang, meta, value }) => {
    const file = /(?:^|\s)file=(\S+)/.exec(meta ?? '')?.[1];
    if (file) steps.push({ file, text: `${value}\n`, isChange: lang === 'diff' });
  });
  if (steps.length === 0) throw new Error(`No block below “${title}” names a file.`);
  return steps;
}

/**
 * Does the steps in a copy of the repository.
 * @throws when a step changes a file that reads otherwise, naming the file.
 */
export function followRecipe(steps: readonly RecipeStep[], folder: string): void {
  for (const { file, text, isChange } of steps) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, isChange ? applyDiff(readFileSync(target, 'utf8'), text, file) : text);
  }
}
