import type { Metadata } from 'next';
import 'eidos/styles.css';
import { HomePage as Home } from '@/components/home/home-page';
import { LiveScreen, LiveTable } from '@/components/home/live-screen';
import { exampleCode, pastedRows } from '@/components/home/sample';
import { CodeBlock } from '@/components/mdx/code-block/code-block';
import { highlightHtml } from '@/components/playground/editor/highlight-html';
import { InlineScript } from '@/components/static-markup/inline-script';
import { JsonLd } from '@/components/static-markup/json-ld';
import { renderMarkup } from '@/components/static-markup/render-markup';
import { StaticMarkup } from '@/components/static-markup/static-markup';
import { readEnvironment } from '@/lib/config/environment';
import { getSite } from '@/lib/config/site';
import { pageMetadata } from '@/lib/publish/metadata';
import { siteStructuredData } from '@/lib/publish/structured-data';
import { readMeasuredFigures } from '@/lib/toolkit/measured-figures';
import { toolkitVersion } from '@/lib/toolkit/toolkit-version';
import { translate } from '@/lib/translations/translate';
import { baseUrlScript } from '@/lib/browser/page-load/base-url-script';

export async function generateMetadata(): Promise<Metadata> {
  const site = await getSite();
  return pageMetadata(site, { title: undefined, description: site.tagline, path: '/' });
}

export default async function HomePage() {
  const site = await getSite();
  const { title, tagline, url, rootPath, baseUrl } = site;
  const command = `npm install ${url}${rootPath}/packages/eidos-${toolkitVersion()}.tgz`;
  const install = await renderMarkup(
    <CodeBlock html={command} label={translate('Install the package')} language="sh" />,
  );
  const rows = await renderMarkup(
    <CodeBlock html={pastedRows} label={translate('Rows to paste')} title={translate('Rows to paste')} />,
  );
  const example = await renderMarkup(
    <CodeBlock
      html={highlightHtml(exampleCode, 'zod')}
      label="reservation-screen.tsx"
      language="tsx"
      title="reservation-screen.tsx"
    />,
  );
  return (
    <>
      <InlineScript source={baseUrlScript({ title, baseUrl })} />
      {site.publish.structuredData && <JsonLd data={siteStructuredData(site)} />}
      <Home
        tagline={tagline}
        install={<StaticMarkup html={install} />}
        screen={<LiveScreen />}
        table={<LiveTable />}
        rows={<StaticMarkup html={rows} />}
        example={<StaticMarkup html={example} />}
        figures={readMeasuredFigures(readEnvironment().contentFolder)}
      />
    </>
  );
}
