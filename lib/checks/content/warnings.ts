import { placeOf, type Diagnostic } from '../../config/diagnostics/diagnostic';
import { groupBy } from '../../config/diagnostics/group-by';
import type { BrokenLink } from '../links/broken-links';

export interface Warnings {
  readonly brokenLinks: readonly BrokenLink[];
  /** One for each route that several files would be the page of. */
  readonly duplicateRoutes: readonly Diagnostic[];
  /** Probable mistakes in files that can be published. */
  readonly fileWarnings: readonly Diagnostic[];
}

/** A link on this many pages is in a part that they share. */
const layoutThreshold = 5;

function printLink(link: BrokenLink): string {
  const { written, resolved, fix } = link;
  const differs = resolved !== undefined && resolved !== written;
  return [
    `   -> linking to ${written}${differs ? ` (resolved as: ${resolved})` : ''}`,
    `      in ${placeOf(link)}. ${fix}`,
  ].join('\n');
}

const printByPage = (links: readonly BrokenLink[], kind: 'link' | 'anchor'): string[] =>
  [...groupBy(links, ({ page }) => page)].flatMap(([page, found]) => [
    `- Broken ${kind} on source page path = ${page}:`,
    ...found.map(printLink),
  ]);

const layoutHints = (links: readonly BrokenLink[]): string[] =>
  [...groupBy(links, ({ resolved, written }) => resolved ?? written)].flatMap(([target, found]) => {
    const { size } = new Set(found.map(({ page }) => page));
    const hint = `It seems that ${target} is in what ${size} pages share, such as the footer.`;
    return size >= layoutThreshold ? [hint] : [];
  });

function printLinks(siteTitle: string, links: readonly BrokenLink[], kind: 'link' | 'anchor'): string[] {
  const found = links.filter((link) => link.kind === kind);
  if (found.length === 0) return [];
  return [
    [`${siteTitle} found broken ${kind}s!`, ...printByPage(found, kind), ...layoutHints(found)].join('\n'),
  ];
}

function printFileLink(link: BrokenLink): string {
  const { written, version, fix } = link;
  return `Docs markdown link couldn't be resolved: (${written}) in source file ${placeOf(link)} for version ${version}\n   ${fix}`;
}

function printDuplicates(duplicateRoutes: readonly Diagnostic[]): string[] {
  if (duplicateRoutes.length === 0) return [];
  const routes = duplicateRoutes.map(({ message, fix }) => `- ${message}\n  ${fix}`);
  const end = 'This could lead to non-deterministic routing behavior.';
  return [['Duplicate routes found!', ...routes, end].join('\n')];
}

/** The warnings as text for a terminal; empty when there are none. */
export function printWarnings(warnings: Warnings, siteTitle: string): string {
  const { brokenLinks, duplicateRoutes, fileWarnings } = warnings;
  return [
    ...brokenLinks.filter(({ kind }) => kind === 'file').map(printFileLink),
    ...printLinks(siteTitle, brokenLinks, 'link'),
    ...printLinks(siteTitle, brokenLinks, 'anchor'),
    ...printDuplicates(duplicateRoutes),
    ...fileWarnings.map((one) => [placeOf(one), one.message, one.fix].filter(Boolean).join(' ')),
  ].join('\n\n');
}
