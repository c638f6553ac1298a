import { slug } from 'github-slugger';
import { translate } from '../../translations/translate';
import { routeOf } from '../model/routes';
import { listEntry, type GeneratedPage } from '../source/generated-pages';
import type { Source } from '../source/read-sources';

/** Folder of the ids of tag pages. */
const FOLDER = 'tags';

interface SourceTag {
  readonly label: string;
  /** Id of the page that lists the pages with the tag. */
  readonly id: string;
}

/** The tags of a page, each once. */
export function tagsOf({ frontmatter }: Source): SourceTag[] {
  const labels = frontmatter.tags.map((tag) => (typeof tag === 'string' ? tag : tag.label));
  const byId = new Map(labels.map((label) => [`${FOLDER}/${slug(label)}`, label]));
  return [...byId].map(([id, label]) => ({ label, id }));
}

/** The pages that list what has a tag, and the one that lists all tags. None for pages without tags. */
export function tagPages(sources: readonly Source[], versionPath: string): GeneratedPage[] {
  const tagged = new Map<string, { readonly label: string; readonly pages: Source[] }>();
  for (const source of sources.filter(({ frontmatter }) => !frontmatter.draft && !frontmatter.unlisted))
    for (const { id, label } of tagsOf(source)) {
      const tag = tagged.get(id) ?? { label, pages: [] };
      tag.pages.push(source);
      tagged.set(id, tag);
    }
  if (tagged.size === 0) return [];
  const byLabel = [...tagged].sort(([, one], [, other]) => one.label.localeCompare(other.label, 'en'));
  const all = byLabel.map(([id, { label, pages }]) =>
    listEntry(`${label} (${pages.length})`, routeOf(id, undefined, versionPath)),
  );
  return [
    {
      id: `${FOLDER}/index`,
      title: translate('Tags'),
      description: translate('All tags'),
      body: all.join('\n'),
    },
    ...byLabel.map(([id, { label, pages }]) => ({
      id,
      title: translate('Pages tagged with "{tag}"', { tag: label }),
      description: translate('Pages tagged with "{tag}"', { tag: label }),
      body: [...pages]
        .sort((one, other) => one.frontmatter.title.localeCompare(other.frontmatter.title, 'en'))
        .map(({ id: page, frontmatter: { title, description, slug: own } }) =>
          listEntry(title, routeOf(page, own, versionPath), description),
        )
        .concat('', listEntry(translate('All tags'), routeOf(`${FOLDER}/index`, undefined, versionPath)))
        .join('\n'),
    })),
  ];
}
