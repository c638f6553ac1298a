import { getPages } from '../content/pages';
import { getArticle } from '../content/article';
import { hrefOf } from '../navigation/href';
import type { SearchRecord } from './record';

/** One record for each section of each listed page of the latest version. */
export async function getSearchRecords(): Promise<SearchRecord[]> {
  const pages = (await getPages()).filter(({ unlisted, draft }) => !unlisted && !draft);
  const records = await Promise.all(
    pages.map(async (page) =>
      (await getArticle(page)).sections.map(({ id, heading, text, identifiers }) => ({
        url: hrefOf(page.url) + (id && `#${id}`),
        page: page.title,
        heading,
        text,
        code: identifiers.join(' '),
        sidebar: page.sidebar ?? '',
      })),
    ),
  );
  return records.flat();
}
