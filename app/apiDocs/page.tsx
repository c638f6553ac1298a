import { ApiFilter } from '@/components/api/api-filter';
import { ApiList } from '@/components/api/api-list';
import { renderMarkup } from '@/components/static-markup/render-markup';
import { StaticMarkup } from '@/components/static-markup/static-markup';
import { getApiOverview } from '@/lib/publish/api-overview';
import { StandalonePage, standaloneMetadata } from '../standalone-page';

const head = {
  title: 'API overview',
  description:
    'Every function, hook, component and type of the toolkit in one list, each with a line and a link.',
  path: '/apiDocs',
};

export const generateMetadata = () => standaloneMetadata(head);

/** The whole API on one page, read from the toolkit's source. */
export default async function ApiOverview() {
  const html = await renderMarkup(<ApiList groups={await getApiOverview()} />);
  return (
    <StandalonePage head={head} isWide>
      <h1>{head.title}</h1>
      <p>
        The package has three entry points. <code>eidos</code> compiles schemas and holds data, and needs no
        framework. <code>eidos/react</code> draws screens. <code>eidos/style</code> sets their look. Each name
        leads to the page that explains it.
      </p>
      <ApiFilter>
        <StaticMarkup html={html} />
      </ApiFilter>
    </StandalonePage>
  );
}
