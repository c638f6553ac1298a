import { displayPath } from '../../diagnostics/display-path';
import type { Site } from '../../config/site';
import type { CheckedPage } from './check-pages';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import type { DocPage } from '../../content/model/doc-page';
import type { Section } from '../../mdx/plugins/compiled-page';
import { readBody } from '../../content/source/read-body';
import { checkReleases } from '../../publish/release-feed';
import { readVersions } from '../../content/model/versions';

function diagnosticsOf(page: DocPage, sections: readonly Section[]): Diagnostic[] {
  const lines = readBody(page).split('\n');
  return checkReleases(sections).map(({ heading, message, fix }) => {
    const index = lines.findIndex((text) => text.startsWith('#') && text.includes(heading));
    return { file: displayPath(page.sourceFile), line: index < 0 ? undefined : index + 1, message, fix };
  });
}

/** What keeps release notes out of the feed, which the build reads from them. */
export function checkFeed(
  { docs }: Site,
  pages: readonly DocPage[],
  checked: readonly CheckedPage[],
): Diagnostic[] {
  const latest = readVersions(docs).find((version) => version.latest);
  return pages.flatMap((page, index) => {
    const sections = checked[index]?.sections;
    const isInFeed = page.sidebar === 'releases' && page.version === latest?.name;
    return sections && isInFeed ? diagnosticsOf(page, sections) : [];
  });
}
