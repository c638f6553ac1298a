import { displayPath } from '../config/display-path';
import type { Site } from '../config/site';
import type { CheckedPage } from './check-page';
import type { Fault } from './faults';
import type { DocPage, Section } from './page';
import { readBody } from './read-sources';
import { releaseFaults } from './release-feed';
import { readVersions } from './versions';

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
