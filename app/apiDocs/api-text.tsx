import type { ReactElement } from 'react';
import { ApiList } from '@/components/api/api-list';
import { Translated } from '@/components/ui/translated';
import { getApiOverview, groupByTask } from '@/lib/publish/api-overview';
import { standaloneHeads } from '../standalone-heads';

/** The list of all exports. */
export const apiList = async () => <ApiList groups={groupByTask(await getApiOverview())} />;

/** What the page of the API says, above the list. */
export function apiText(list: ReactElement) {
  return (
    <>
      <h1>{standaloneHeads.apiDocs.title}</h1>
      <p>
        <Translated
          text="The package has eight entry points, one of which is the style sheet. {eidos} compiles schemas, holds data, and needs no framework. {react} renders screens. {style} sets their look. {reference} lists keywords and problem codes. {rjsf} reads a uiSchema. {testing} fills in a screen in a test. {devtools} shows what a screen knows. Each name links to its documentation."
          values={{
            eidos: <code>eidos</code>,
            react: <code>eidos/react</code>,
            style: <code>eidos/style</code>,
            reference: <code>eidos/reference</code>,
            rjsf: <code>eidos/rjsf</code>,
            testing: <code>eidos/testing</code>,
            devtools: <code>eidos/devtools</code>,
          }}
        />
      </p>
      {list}
    </>
  );
}
