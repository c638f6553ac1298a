import { displayPath } from '../../diagnostics/display-path';
import type { Site } from '../../config/site';
import type { CheckedPage } from './check-page';
import type { Fault } from '../../diagnostics/diagnostic';
import type { DocPage } from '../../content/model/doc-page';
import type { Section } from '../../mdx/plugins/compiled-page';
import { readBody } from '../../content/source/read-sources';
import { releaseFaults } from '../../publish/release-feed';
import { readVersions } from '../../content/model/versions';

async function faultsOf({ sourcePath }: DocPage, sections: readonly Section[]): Promise<Fault[]> {
  const lines = (await readBody(sourcePath)).split('\n');
  return releaseFaults(sections).map(({ heading, what, cure }) => {
    const index = lines.findIndex((text) => text.startsWith('#') && text.includes(heading));
    return { file: displayPath(sourcePath), line: index < 0 ? undefined : index + 1, what, cure };
  });
}

/** What keeps release notes out of the feed, which the build reads from them. */
export async function feedFaults(
  { docs }: Site,
  pages: readonly DocPage[],
  checked: readonly CheckedPage[],
): Promise<Fault[]> {
  const latest = readVersions(docs).find((version) => version.latest);
  const faults = pages.map(async (page, index) => {
    const sections = checked[index]?.sections;
    const isInFeed = page.sidebar === 'releases' && page.version === latest?.name;
    return sections && isInFeed ? faultsOf(page, sections) : [];
  });
  return (await Promise.all(faults)).flat();
}
