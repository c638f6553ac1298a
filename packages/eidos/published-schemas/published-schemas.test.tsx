import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { compileEidos, type Controller, createController, type JsonValue } from '../src';
import { type OfficialException, officialExceptions } from '../json-schema-test-suite/official-exceptions';
import { joinPointer } from '../src/json/json-pointer';
import { EidosScreen, preloadScreen } from '../src/react';
import { eslintRules } from './eslint-rules';
import { packageFiles } from './package-files';
import { pydanticModels } from './pydantic-models';
import { typeboxShapes } from './typebox-shapes';
import { zodShapes } from './zod-shapes';

beforeAll(() => preloadScreen());
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => jest.restoreAllMocks());

const published = [...packageFiles, ...eslintRules, ...pydanticModels, ...typeboxShapes, ...zodShapes];
const nameOf = ({ source, name }: { readonly source: string; readonly name: string }) => `${source} ${name}`;

/** The pointers of the texts, numbers and booleans in a value. */
function leavesOf(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return value === null ? [] : [pointer];
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, joinPointer(pointer, key)));
}

function edited(value: unknown): JsonValue {
  if (typeof value === 'boolean') return !value;
  return typeof value === 'number' ? value + 1 : `${String(value)} edited`;
}

/** Changes a value, and returns whether it can be changed: a constant cannot, nor can a part of what is edited as JSON. */
function edit(controller: Controller<unknown>, pointer: string): boolean {
  try {
    controller.set(pointer, edited(controller.get(pointer)));
    return true;
  } catch (error) {
    expect(String(error)).toMatch(/is constant|The schema has no field at/);
    return false;
  }
}

it.each(published.map((each) => [nameOf(each), each] as const))(
  '%s compiles, is shown, accepts its sample, restores it after an edit, and refuses broken data',
  async (_name, { schema, documents = {}, sample, broken, isLarge = false }) => {
    const eidos = compileEidos(schema, { documents });
    const outcome = await createController(eidos, { data: sample as object }).submit();
    expect(outcome.status === 'invalid' ? outcome.errors : []).toEqual([]);
    const controller = createController<unknown>(eidos, { data: sample as object });
    for (const pointer of leavesOf(sample).slice(0, 20)) {
      if (!edit(controller, pointer)) continue;
      expect(controller.getSnapshot().data).not.toEqual(sample);
      controller.undo();
      expect(controller.getSnapshot().data).toEqual(sample);
    }
    const refusal = await createController(eidos, { data: broken as object }).submit();
    expect(refusal.status).toBe('invalid');
    const drawing = <EidosScreen eidos={eidos} data={sample} onSubmit={() => {}} />;
    const html = isLarge ? renderToStaticMarkup(drawing) : render(drawing).container.innerHTML;
    expect(html).toMatch(/<(input|select|textarea|button)/);
    expect(html).not.toContain('could not be rendered');
  },
  60_000,
);

/** The exceptions by keyword and reason, with the drafts whose tests they are about. */
function summarize(exceptions: readonly OfficialException[]) {
  const found = new Map<string, { keyword: string; drafts: string; reason: string }>();
  for (const { keyword, reason, drafts } of exceptions) {
    const names = drafts.map((draft) => draft.replace('draft', '')).join(', ');
    found.set(`${keyword} ${reason}`, { keyword, drafts: names, reason });
  }
  return [...found.values()];
}

/** The figures on the page about the compiler. */
const schemaSupport = {
  publishedSchemas: [...new Set(published.map(({ source }) => source))].map((source) => ({
    source,
    count: published.filter((each) => each.source === source).length,
  })),
  schemaNames: published.map(nameOf),
  officialExceptions: summarize(officialExceptions),
};

it('schema-support.json has the results, and is written again when it differs', () => {
  const file = path.join(__dirname, '../schema-support.json');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const now = `${JSON.stringify(schemaSupport, undefined, 2)}\n`;
  if (now !== before) writeFileSync(file, now);
  expect(before).toBe(now);
});
