import type { ReactElement } from 'react';
import { ApiList } from '@/components/api/api-list';
import { getApiOverview, groupByTask } from '@/lib/publish/api-overview';
import { standaloneHeads } from '../standalone-heads';

/** The list of all exports. */
export const apiList = async () => <ApiList groups={groupByTask(await getApiOverview())} />;

/** The text of the API page, above the list. */
export const apiText = (list: ReactElement) => (
  <>
    <h1>{standaloneHeads.apiDocs.title}</h1>
    <p>
      The package has eight entry points, one of which is the style sheet. <code>eidos</code> compiles
      schemas, holds data, and needs no framework. <code>eidos/react</code> renders screens.{' '}
      <code>eidos/style</code> sets their look. <code>eidos/reference</code> lists problem codes.{' '}
      <code>eidos/rjsf</code> reads a uiSchema. <code>eidos/testing</code> fills in a screen in a test.{' '}
      <code>eidos/devtools</code> shows what a screen knows. Each name links to its documentation.
    </p>
    {list}
  </>
);
