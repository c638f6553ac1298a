import { RedirectNotice } from '@/components/docs/redirect/redirect-notice';
import { headElements } from '@/components/ui/head-elements';
import { getSite } from '@/lib/config/site';
import { getMainPage } from '@/lib/content/pages';
import { pageTags } from '@/lib/publish/metadata';

/** `/docs` leads to the docs' main page: at once with scripts, by the refresh or the link without. */
export default async function DocsRoot() {
  const { title, description, path } = await getMainPage();
  return (
    <>
      {headElements(pageTags(await getSite(), { title, description, path }))}
      <RedirectNotice title={title} path={path} />
    </>
  );
}
