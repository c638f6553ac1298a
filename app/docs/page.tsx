import type { Metadata } from 'next';
import { RedirectNotice } from '@/components/docs/redirect/redirect-notice';
import { getSite } from '@/lib/config/site';
import { getMainPage } from '@/lib/content/pages';
import { pageMetadata } from '@/lib/publish/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const [site, page] = await Promise.all([getSite(), getMainPage()]);
  return pageMetadata(site, { title: page.title, description: page.description, path: page.path });
}

/** `/docs` leads to the docs' main page: at once with scripts, by the refresh or the link without. */
export default async function DocsRoot() {
  const { title, path } = await getMainPage();
  return <RedirectNotice title={title} path={path} />;
}
