import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import * as eidos from 'eidos';
import type * as eidosReact from 'eidos/react';
import { fromUiSchema } from 'eidos/rjsf';
import { sampleModules as modules } from './fixtures/load-page-sample';
import { loadSample } from '@/lib/checks/samples/run-sample';

const page = readFileSync('content/docs/tutorial/evaluate/from_rjsf.mdx', 'utf8');
const idioms = page
  .split(/^## /m)
  .slice(1)
  .flatMap((section) => {
    const [, before] = /^```ts title="react-jsonschema-form"\n([^]*?)^```$/m.exec(section) ?? [];
    const [, after] = /^```tsx live noInline\n([^]*?)^```$/m.exec(section) ?? [];
    const [title = ''] = section.split('\n');
    return before === undefined || after === undefined ? [] : [{ title, section, before, after }];
  });

/** A node with everything that a screen shows of it; the schemas and their places differ. */
function shownBy({ schemaPointer: _place, schema: _schema, ...node }: eidos.EidosNode): unknown {
  return JSON.parse(
    JSON.stringify(node, (key, value: unknown) =>
      key === 'schemaPointer' || key === 'schema' || key === 'when' ? undefined : value,
    ),
  );
}

it('has ten idioms', () => {
  expect(idioms).toHaveLength(10);
});

test.each(idioms.map((idiom) => [idiom.title, idiom] as const))(
  '%s: what fromUiSchema reads is what the sample shows',
  (_, { section, before, after }) => {
    const { schema, uiSchema } = loadSample(before, '{ schema, uiSchema }', modules) as {
      schema: object;
      uiSchema: object;
    };
    const read = fromUiSchema(schema, uiSchema);
    const shown: eidosReact.EidosScreenOwnProps<unknown>[] = [];
    loadSample(after, 'undefined', modules, ({ props }: ReactElement) =>
      shown.push(props as eidosReact.EidosScreenOwnProps<unknown>),
    );
    const [props] = shown;
    expect(shownBy(props!.eidos.root)).toEqual(shownBy(eidos.compileEidos(read.schema).root));
    expect(props).toMatchObject(read.screen);
    expect(read.missing.map(({ pointer }) => pointer)).toEqual(
      section.includes('lists `ui:widget`') ? ['/rating/ui:widget'] : [],
    );
  },
);
