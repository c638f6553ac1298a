import type { Metadata } from 'next';
import 'eidos/styles.css';
import { HomePage as Home } from '@/components/home/home-page';
import { LiveScreen } from '@/components/home/live-screen';
import { InlineScript } from '@/components/static-markup/inline-script';
import { JsonLd } from '@/components/static-markup/json-ld';
import { getSite } from '@/lib/config/site';
import { pageMetadata } from '@/lib/publish/metadata';
import { siteStructuredData } from '@/lib/publish/structured-data';
import { toolkitVersion } from '@/lib/toolkit/toolkit-version';
import { baseUrlScript } from '@/lib/browser/page-load/base-url-script';

export async function generateMetadata(): Promise<Metadata> {
  const site = await getSite();
  return pageMetadata(site, { title: undefined, description: site.tagline, path: '/' });
}

export default async function HomePage() {
  const site = await getSite();
  const { title, tagline, url, rootPath, baseUrl } = site;
  return (
    <>
      <InlineScript isRepeated source={baseUrlScript({ title, baseUrl })} />
      {site.publish.structuredData && <JsonLd isRepeated data={siteStructuredData(site)} />}
      <Home
        tagline={tagline}
        installCommand={`npm install ${url}${rootPath}/packages/eidos-${toolkitVersion()}.tgz`}
        screen={<LiveScreen />}
      />
    </>
  );
}
