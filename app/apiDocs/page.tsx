import { renderMarkup } from '@/components/static-markup/render-markup';
import { StaticMarkup } from '@/components/static-markup/static-markup';
import { standaloneHeads } from '../standalone-heads';
import { StandalonePage } from '../standalone-page';
import { apiList, apiText } from './api-text';

const head = standaloneHeads.apiDocs;

/** The whole API on one page, read from the toolkit's source. */
export default async function ApiOverview() {
  return (
    <StandalonePage head={head} width="list">
      {apiText(<StaticMarkup html={await renderMarkup(await apiList())} />)}
    </StandalonePage>
  );
}
