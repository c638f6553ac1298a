import { readLiveFrameFiles } from '@/components/mdx/live-code/live-frame-files';
import { ExampleList } from '@/components/playground/example-list';
import { examples } from '@/components/playground/examples/examples';
import { LazyPlayground } from '@/components/playground/lazy-playground';
import { highlightHtml } from '@/components/playground/editor/highlight-html';
import { renderMarkup } from '@/components/static-markup/render-markup';
import { StaticMarkup } from '@/components/static-markup/static-markup';
import { translate } from '@/lib/translations/translate';
import { standaloneHeads } from '../standalone-heads';
import { StandalonePage, standaloneMetadata } from '../standalone-page';

const head = standaloneHeads.playground;

export const generateMetadata = () => standaloneMetadata(head);

async function listExamples() {
  return Promise.all(
    examples.map(async (example) => {
      const { language, schema } = await example.load();
      return { example, language, html: example.source ? undefined : highlightHtml(schema, language) };
    }),
  );
}

/** A schema and its screen, side by side. */
export default async function PlaygroundPage() {
  const files = readLiveFrameFiles();
  const html = await renderMarkup(<ExampleList listed={await listExamples()} />);
  return (
    <StandalonePage head={head} width="full">
      <h1>{head.title}</h1>
      <p>
        {translate(
          'Change the schema and the screen follows. Everything runs in your browser, and nothing is sent anywhere: the link holds the whole state.',
        )}
      </p>
      <noscript>
        <p>{translate('The playground needs JavaScript. The examples below can be read without it.')}</p>
      </noscript>
      {files && <LazyPlayground frame={{ page: files.page, zod: files.zod }} />}
      <h2>{translate('Examples')}</h2>
      <StaticMarkup html={html} />
    </StandalonePage>
  );
}
