import { createHash } from 'node:crypto';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Article } from '@/components/docs/article';
import { DocMain } from '@/components/docs/doc-main';
import { JsonLd } from '@/components/static-markup/json-ld';
import { loadRenderer } from '@/components/static-markup/render-markup';
import { getSite } from '@/lib/config/site';
import { getArticle } from '@/lib/content/article';
import { drawArticle } from '@/lib/content/draw-article';
import { docMetadata } from '@/lib/publish/metadata';
import { articleStructuredData } from '@/lib/publish/structured-data';
import { getPage, getPages, getVersionNotes } from '@/lib/content/pages';
import { pipelineOptions } from '@/lib/content/pipeline-options';
import { getOwnSidebar } from '@/lib/content/section-sidebar';
import { hrefOf } from '@/lib/paths/href';
import { markdownPath } from '@/lib/paths/markdown-path';
import { mdxComponents } from '@/mdx-components';
import { DocsSidebar } from '../../docs-sidebar';

interface PageProps {
  readonly params: Promise<{ section: string; slug?: string[] }>;
}

export async function generateStaticParams() {
  return (await getPages()).map(({ slug: [section, ...slug] }) => ({ section, slug }));
}

/** Changes with the article, so that the browser attaches its behaviour again when an article is edited on screen. */
const contentHashOf = (html: string) => createHash('sha256').update(html).digest('base64url').slice(0, 8);

async function findPage({ params }: PageProps) {
  const { section, slug = [] } = await params;
  return (await getPage([section, ...slug])) ?? notFound();
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const [site, page] = await Promise.all([getSite(), findPage(props)]);
  const { version, canonical } = await getVersionNotes(page);
  return docMetadata(site, page, version, canonical);
}

/** A docs page, whose main part is static markup. */
export default async function Page(props: PageProps) {
  const page = await findPage(props);
  const [site, article, sidebar] = await Promise.all([getSite(), getArticle(page), getOwnSidebar(page)]);
  const { version, latest, isOnly } = await getVersionNotes(page);
  const html = await drawArticle(
    { page, pages: await getPages(), options: pipelineOptions(site) },
    article,
    { components: mdxComponents, render: await loadRenderer() },
    (content) => (
      <>
        {site.publish.structuredData && <JsonLd data={articleStructuredData(site, page)} />}
        <DocMain
          page={page}
          headings={article.headings}
          markdownHref={site.publish.markdown ? hrefOf(markdownPath(page.path)) : undefined}
          versionLabel={isOnly ? undefined : version.label}
          versionBanner={
            version.banner === 'none'
              ? undefined
              : { kind: version.banner, siteTitle: site.title, label: version.label, latest }
          }
        >
          {content}
        </DocMain>
      </>
    ),
  );
  return (
    <>
      {sidebar && <DocsSidebar {...sidebar} />}
      <Article html={html} contentHash={contentHashOf(html)} />
    </>
  );
}
