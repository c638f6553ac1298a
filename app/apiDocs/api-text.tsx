import { ApiList } from '@/components/api/api-list';
import { Translated } from '@/components/ui/translated';
import { getApiOverview } from '@/lib/publish/api-overview';
import { groupByTask } from '@/lib/publish/api-tasks';

/** What the page says above the list of the API, and the list. */
export async function apiText() {
  const intro = (
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
  );
  return { intro, list: <ApiList groups={groupByTask(await getApiOverview())} /> };
}
