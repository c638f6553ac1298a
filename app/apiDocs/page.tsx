import { ApiFilter } from '@/components/api/api-filter';
import styles from '@/components/api/api-list.module.css';
import { renderMarkup } from '@/components/static-markup/render-markup';
import { StaticMarkup } from '@/components/static-markup/static-markup';
import { getApiReference } from '@/lib/config/toolkit';
import { standaloneHeads } from '../standalone-heads';
import { StandalonePage, standaloneMetadata } from '../standalone-page';
import { apiText } from './api-text';

const head = standaloneHeads.apiDocs;

export const generateMetadata = () => standaloneMetadata(head);

/** The whole API on one page, read from the toolkit's source. */
export default async function ApiOverview() {
  const entryPoints = [...new Set(getApiReference().map(({ entry }) => entry))].sort();
  return (
    <StandalonePage head={head} width="list">
      {await apiText(async (list) => (
        <ApiFilter className={styles.filter} entryPoints={entryPoints}>
          <StaticMarkup html={await renderMarkup(list)} />
        </ApiFilter>
      ))}
    </StandalonePage>
  );
}
