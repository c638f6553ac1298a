import type { Generator, MigrationNotes } from '../migration';
import { convertContainers } from '../vitepress/convert-containers';
import { keepHeadingIds } from '../vitepress/keep-heading-ids';
import { codeSteps } from './code-steps';
import { componentSteps } from './component-steps';
import { markdownSteps } from './markdown-steps';
import { applySteps } from './text-step';

/** Fences first, as some hold parts of the text; then attributes, which the conversions of components read. */
const steps = [...codeSteps, ...markdownSteps, ...componentSteps];

/** Converts what a generator writes in its own way, in the text of a page without its frontmatter. */
export function convertText(text: string, from: Generator, notes: MigrationNotes): string {
  const own = steps.filter((step) => step.from === undefined || step.from.includes(from));
  if (from !== 'vitepress') return applySteps(text, own, notes);
  return keepHeadingIds(applySteps(convertContainers(text, notes), own, notes), notes);
}

/** Badges in a page that stays CommonMark, which has no components. */
export const convertBadges = (text: string): string =>
  text.replaceAll(/<Badge tone="\w+">([^<]*)<\/Badge>/g, '*$1*');
