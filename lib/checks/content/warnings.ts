import type { PageRemark } from '../../diagnostics/diagnostic';
import type { BrokenLink } from '../links/link-checker';

/** Two files that would be one page. */
export interface DuplicateRoute {
  readonly route: string;
  readonly files: readonly string[];
}

/** What deserves a writer's look and never stops a build. */
export interface Warnings {
  readonly brokenLinks: readonly BrokenLink[];
  readonly duplicateRoutes: readonly DuplicateRoute[];
  readonly remarks: readonly PageRemark[];
}

/** A link on so many pages stands in something they share. */
const layoutThreshold = 5;

function printLink({ written, resolved, file, line, cure }: BrokenLink): string {
  const differs = resolved !== undefined && resolved !== written;
  const place = line === undefined ? file : `${file}:${line}`;
  return [
    `   -> linking to ${written}${differs ? ` (resolved as: ${resolved})` : ''}`,
    `      in ${place}. ${cure}`,
  ].join('\n');
}

function printByPage(links: readonly BrokenLink[], what: string): string[] {
  const pages = [...new Set(links.map(({ page }) => page))];
  return pages.flatMap((page) => [
    `- Broken ${what} on source page path = ${page}:`,
    ...links.filter((link) => link.page === page).map(printLink),
  ]);
}

function layoutHints(links: readonly BrokenLink[]): string[] {
  const pagesByTarget = new Map<string, Set<string>>();
  for (const { resolved, written, page } of links) {
    const target = resolved ?? written;
    pagesByTarget.set(target, (pagesByTarget.get(target) ?? new Set()).add(page));
  }
  return [...pagesByTarget]
    .filter(([, pages]) => pages.size >= layoutThreshold)
    .map(
      ([target, pages]) =>
        `It seems that ${target} stands in what ${pages.size} pages share, such as the footer.`,
    );
}

function printLinks(siteTitle: string, links: readonly BrokenLink[], kind: 'link' | 'anchor'): string[] {
  const found = links.filter((link) => link.kind === kind);
  if (found.length === 0) return [];
  return [
    [`${siteTitle} found broken ${kind}s!`, ...printByPage(found, kind), ...layoutHints(found)].join('\n'),
  ];
}

function printFileLink({ written, file, line, version, cure }: BrokenLink): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `Docs markdown link couldn't be resolved: (${written}) in source file ${place} for version ${version}\n   ${cure}`;
}

const printRemark = ({ file, line, text }: PageRemark) =>
  `${line === undefined ? file : `${file}:${line}`} ${text}`;

function printDuplicate({ route, files }: DuplicateRoute): string {
  return [
    `- Attempting to create page at ${route}, but a page already exists at this route.`,
    `  It is made by ${files.join(' and ')}. Give one of them another slug.`,
  ].join('\n');
}

/** The warnings as text for a terminal; empty when there are none. */
export function printWarnings(
  { brokenLinks, duplicateRoutes, remarks }: Warnings,
  siteTitle: string,
): string {
  const duplicates =
    duplicateRoutes.length === 0
      ? []
      : [
          [
            'Duplicate routes found!',
            ...duplicateRoutes.map(printDuplicate),
            'This could lead to non-deterministic routing behavior.',
          ].join('\n'),
        ];
  return [
    ...brokenLinks.filter(({ kind }) => kind === 'file').map(printFileLink),
    ...printLinks(siteTitle, brokenLinks, 'link'),
    ...printLinks(siteTitle, brokenLinks, 'anchor'),
    ...duplicates,
    ...remarks.map(printRemark),
  ].join('\n\n');
}
