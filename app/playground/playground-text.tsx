import { highlightHtml } from '@/components/playground/editor/highlight-lines';
import { ExampleList } from '@/components/playground/example-list';
import { examples } from '@/components/playground/examples/examples';
import { translate } from '@/lib/translations/translate';

/** What the page says above the playground, and the examples below it. */
export async function playgroundText() {
  const intro = (
    <p>
      {translate(
        'Change the schema and the screen follows. Everything runs in your browser, and nothing is sent anywhere: the link holds the whole state.',
      )}
    </p>
  );
  const listed = await Promise.all(
    examples.map(async (example) => {
      const { language, schema } = await example.load();
      return { example, language, html: example.source ? undefined : highlightHtml(schema, language) };
    }),
  );
  return { intro, heading: <h2>{translate('Examples')}</h2>, list: <ExampleList listed={listed} /> };
}
