import { Feed } from 'feed';
import { ContentError, displayPath } from '../config/diagnostics/diagnostic';
import type { Site } from '../config/site';
import { absoluteUrl, FEED_PATH, feedTitle } from './metadata';
import { sectionMarkup } from './markdown/plain-markup';
import { DOCS_PATH } from '../config/paths/paths';
import { htmlLang } from '../config/locales';
import type { Article, DocPage } from '../content/model/doc-page';

/** A heading such as `0.1.0` begins the notes of a version. */
const VERSION = /^\d+\.\d+\.\d+/;

const releaseDate = (text: string): string | undefined => /Released on (\d{4}-\d{2}-\d{2})/.exec(text)?.[1];

const isDay = (text: string) =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

export interface ReleaseNotes {
  readonly page: Pick<DocPage, 'path' | 'sourceFile'>;
  readonly sections: Article['sections'];
  /** The page's markup, from which entries take their content. */
  readonly html: string;
}

function entriesOf(site: Site, { page, sections, html }: ReleaseNotes) {
  const contents = sectionMarkup(html, absoluteUrl(site, page.path));
  return sections
    .filter(({ heading }) => VERSION.test(heading))
    .map(({ id, heading, text }) => {
      const released = releaseDate(text);
      if (released === undefined || !isDay(released)) {
        const message = `The notes of ${heading} name no day of its release.`;
        const fix = 'Write “Released on 2026-01-31.” below the heading.';
        throw new ContentError([{ file: displayPath(page.sourceFile), message, fix }]);
      }
      const link = `${absoluteUrl(site, page.path)}#${id}`;
      return {
        id: link,
        link,
        title: `${site.title} ${heading}`,
        description: text,
        content: contents.get(id) ?? '',
        date: new Date(released),
      };
    });
}

/**
 * The release notes as an Atom feed (RFC 4287), an entry for each version; without notes a feed without entries.
 * @throws naming the version whose notes do not say on which day it was released.
 */
export function buildReleaseFeed(site: Site, notes: readonly ReleaseNotes[]): string {
  const entries = notes.flatMap((one) => entriesOf(site, one));
  const url = absoluteUrl(site, notes[0]?.page.path ?? DOCS_PATH);
  const feed = new Feed({
    id: url,
    link: url,
    title: feedTitle(site),
    language: htmlLang(site.locale, site),
    author: { name: site.organizationName },
    copyright: (site.footer?.copyright ?? '').replaceAll('{name}', () => site.organizationName),
    feedLinks: { atom: absoluteUrl(site, FEED_PATH) },
    ...(entries[0] && { updated: entries[0].date }),
  });
  for (const entry of entries) feed.addItem(entry);
  return feed.atom1();
}
