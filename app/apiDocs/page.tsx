import type { Metadata } from 'next';
import { ApiFilter } from '@/components/api/api-filter';
import { ApiList } from '@/components/api/api-list';
import { renderMarkup } from '@/components/static-markup/render-markup';
import { StaticMarkup } from '@/components/static-markup/static-markup';
import { getApiOverview } from '@/lib/publish/api-overview';
import { getSite } from '@/lib/config/site';
import { pageMetadata } from '@/lib/publish/metadata';
import { translate } from '@/lib/translations/translate';
import { Translated } from '@/components/ui/translated';
import styles from './page.module.css';

const head = {
  title: translate('API overview'),
  description: translate(
    'Every function, hook, component and type of the toolkit in one list, each with a line and a link.',
  ),
  path: '/apiDocs',
};

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getSite(), head);
}

/** The whole API on one page, read from the toolkit's source. */
export default async function ApiOverview() {
  const html = await renderMarkup(<ApiList groups={await getApiOverview()} />);
  return (
    <main className={styles.main}>
      <div className="prose">
        <h1>{head.title}</h1>
        <p>
          <Translated
            text="The package has three entry points. {eidos} compiles schemas and holds data, and needs no framework. {react} draws screens. {style} sets their look. Each name leads to the page that explains it."
            values={{
              eidos: <code>eidos</code>,
              react: <code>eidos/react</code>,
              style: <code>eidos/style</code>,
            }}
          />
        </p>
        <ApiFilter>
          <StaticMarkup html={html} />
        </ApiFilter>
      </div>
    </main>
  );
}
