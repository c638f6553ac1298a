import 'eidos/styles.css';
import { HomeBehaviors } from '@/components/docs/article-behaviors';
import { HomePage as Home } from '@/components/home/home-page';
import { LiveScreen, LiveTable } from '@/components/home/live-screen';
import { renderMarkup } from '@/components/static-markup/render-markup';
import { InlineScript, StaticMarkup } from '@/components/static-markup/static-markup';
import { headElements } from '@/components/ui/head-elements';
import { baseUrlScript } from '@/lib/browser/page-load/base-url-script';
import { getSite } from '@/lib/config/site';
import { pageTags } from '@/lib/publish/metadata';
import { homeText } from './home-text';

export default async function HomePage() {
  const site = await getSite();
  const { install, rows, example, ...text } = homeText(site);
  return (
    <>
      {headElements(pageTags(site, { title: undefined, description: site.tagline, path: '/' }))}
      <InlineScript source={baseUrlScript(site)} />
      <Home
        {...text}
        install={<StaticMarkup html={await renderMarkup(install)} />}
        screen={<LiveScreen />}
        table={<LiveTable />}
        rows={<StaticMarkup html={await renderMarkup(rows)} />}
        example={<StaticMarkup html={await renderMarkup(example)} />}
      />
      <HomeBehaviors />
    </>
  );
}
