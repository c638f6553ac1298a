import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { SHORT_HASH, type Preview } from '../../lib/config/preview';

export interface PublishedPreview extends Preview {
  /** Name of its folder below `preview/`. */
  readonly folder: string;
}

/** The page at `/preview/`: a list of all previews, which search engines leave out. */
export function previewsPage(previews: readonly PublishedPreview[]): string {
  const item = ({ branch, commit, folder }: PublishedPreview) =>
    h('li', [h('a', { href: `${folder}/` }, branch), ' at ', h('code', commit.slice(0, SHORT_HASH))]);
  const list = previews.length === 0 ? h('p', 'There are none.') : h('ul', previews.map(item));
  return toHtml(
    h(null, [
      { type: 'doctype' },
      h('html', { lang: 'en' }, [
        h('head', [
          h('meta', { charset: 'utf-8' }),
          h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
          h('meta', { name: 'robots', content: 'noindex, nofollow' }),
          h('title', 'Previews'),
        ]),
        h('body', [h('main', [h('h1', 'Previews'), list])]),
      ]),
    ]),
  );
}
