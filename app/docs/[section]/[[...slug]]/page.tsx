import { notFound } from 'next/navigation';
import { Article } from '@/components/docs/article';
import { articleTexts } from '@/components/docs/article-text';
import { getOwnSidebar, getPage, getPages } from '@/lib/content/pages';
import { renderDocArticle } from '../../doc-article';
import NotFound from '../../../not-found';
import { DocsSidebar } from '../../docs-sidebar';

interface PageProps {
  readonly params: Promise<{ section: string; slug?: string[] }>;
}

export const generateStaticParams = async () =>
  (await getPages()).map(({ slug: [section, ...slug] }) => ({ section, slug }));

export default async function Page({ params }: PageProps) {
  const { section, slug = [] } = await params;
  const page = await getPage([section, ...slug]);
  // While pages are being written, the 404 page of Next would stay when the file is there.
  if (!page) return process.env.NODE_ENV === 'production' ? notFound() : <NotFound />;
  const [sidebar, { html, path, contentHash, head, sidebar: sidebarName }] = await Promise.all([
    getOwnSidebar(page),
    renderDocArticle(page),
  ]);
  articleTexts.set(path, html);
  return (
    <>
      {sidebar && <DocsSidebar {...sidebar} />}
      <Article path={path} contentHash={contentHash} head={head} sidebar={sidebarName} />
    </>
  );
}
