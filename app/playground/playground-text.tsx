import type { ReactElement, ReactNode } from 'react';
import { highlightHtml } from '@/components/playground/editor/highlight-lines';
import { ExampleList } from '@/components/playground/example-list';
import { examples } from '@/components/playground/examples/examples';
import { standaloneHeads } from '../standalone-heads';

/**
 * The text of the playground page.
 * @param show returns what shows the examples.
 * @param playground what can be operated.
 */
export async function playgroundText(
  show: (list: ReactElement) => ReactElement | Promise<ReactElement>,
  playground?: ReactNode,
) {
  const listed = await Promise.all(
    examples.map(async (example) => {
      const { language, schema } = await example.load();
      return { example, language, html: example.source ? undefined : highlightHtml(schema, language) };
    }),
  );
  return (
    <>
      <h1>{standaloneHeads.playground.title}</h1>
      <p>The screen follows the schema. Everything stays in your browser and in the link.</p>
      {playground}
      <h2>Examples</h2>
      {await show(<ExampleList listed={listed} />)}
    </>
  );
}
