import { ApiFilter } from '@/components/api/api-filter';
import { ApiList } from '@/components/api/api-list';
import styles from '@/components/api/api-list.module.css';
import { renderMarkup } from '@/components/static-markup/render-markup';
import { StaticMarkup } from '@/components/static-markup/static-markup';
import { getApiOverview } from '@/lib/publish/api-overview';
import { groupByTask } from '@/lib/publish/api-tasks';
import { Translated } from '@/components/ui/translated';
import { standaloneHeads } from '../standalone-heads';
import { StandalonePage, standaloneMetadata } from '../standalone-page';

const head = standaloneHeads.apiDocs;

export const generateMetadata = () => standaloneMetadata(head);

/** The whole API on one page, read from the toolkit's source. */
export default async function ApiOverview() {
  const html = await renderMarkup(<ApiList groups={groupByTask(await getApiOverview())} />);
  return (
    <StandalonePage head={head} width="list">
      <h1>{head.title}</h1>
      <p>
        <Translated
          text="The package has five entry points, one of which is the style sheet. {eidos} compiles schemas, holds data, and needs no framework. {react} renders screens. {style} sets their look. {reference} lists keywords and problem codes. Each name links to its documentation."
          values={{
            eidos: <code>eidos</code>,
            react: <code>eidos/react</code>,
            style: <code>eidos/style</code>,
            reference: <code>eidos/reference</code>,
          }}
        />
      </p>
      <ApiFilter className={styles.filter}>
        <StaticMarkup html={html} />
      </ApiFilter>
    </StandalonePage>
  );
}
