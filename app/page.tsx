import 'eidos/styles.css';
import { HomeBehaviours } from '@/components/docs/article-behaviours';
import { HomePage as Home } from '@/components/home/home-page';
import { LiveScreen, LiveTable } from '@/components/home/live-screen';
import { renderMarkup } from '@/components/static-markup/render-markup';
import { InlineScript, StaticMarkup } from '@/components/static-markup/static-markup';
import { baseUrlScript } from '@/lib/browser/page-load/base-url-script';
import { getSite } from '@/lib/config/site';
import { pageMetadata } from '@/lib/publish/metadata';
import type { Metadata } from 'next';
import { homeText } from './home-text';

export async function generateMetadata(): Promise<Metadata> {
  const site = await getSite();
  return pageMetadata(site, { title: undefined, description: site.tagline, path: '/' });
}

export default async function HomePage() {
  const site = await getSite();
  const { title, baseUrl } = site;
  const { install, rows, example, ...text } = homeText(site);
  return (
    <>
      <InlineScript source={baseUrlScript({ title, baseUrl })} />
      <Home
        {...text}
        install={<StaticMarkup html={await renderMarkup(install)} />}
        screen={<LiveScreen />}
        table={<LiveTable />}
        rows={<StaticMarkup html={await renderMarkup(rows)} />}
        example={<StaticMarkup html={await renderMarkup(example)} />}
      />
      <HomeBehaviours />
    </>
  );
}
