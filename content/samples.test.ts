import assert from 'node:assert/strict';
import postcss from 'postcss';
import * as zod from 'zod';
import * as eidos from 'eidos';
import * as rjsf from 'eidos/rjsf';
import * as style from 'eidos/style';
import { exampleCode as homeCode } from '../components/home/sample';
import { checkTypes } from '../lib/checks/samples/check-types';
import {
  collectSamples,
  describeSample,
  readSamples,
  type Sample,
} from '../lib/checks/samples/collect-samples';
import { howChecked, type SampleCheck } from '../lib/checks/samples/how-checked';
import { runSample } from '../lib/checks/samples/run-sample';
import { getApiReference } from '../lib/config/toolkit';
import { exampleCode } from '../lib/mdx/plugins/remark-api-table';

const samples = [
  ...collectSamples('content/docs'),
  ...collectSamples('app'),
  ...readSamples('components/home/sample.ts', `\`\`\`tsx\n${homeCode}\n\`\`\``),
];

/** Samples by the check that proves them, with their place as the test's title. */
const checkedBy = (...checks: SampleCheck[]) =>
  samples
    .filter((sample) => checks.includes(howChecked(sample) as SampleCheck))
    .map((sample) => [describeSample(sample), sample] as const);

const modules: Readonly<Record<string, unknown>> = {
  eidos,
  'eidos/style': style,
  'eidos/rjsf': rjsf,
  zod,
  'node:assert/strict': assert,
};

function load(name: string): unknown {
  if (Object.hasOwn(modules, name)) return modules[name];
  const known = Object.keys(modules).join('", "');
  throw new Error(`A sample that runs in Node can import "${known}", not "${name}".`);
}

test('every sample of the docs is checked, or says why it is not', () => {
  expect(samples.length).toBeGreaterThan(20);
  expect(samples.filter((sample) => howChecked(sample) === undefined).map(describeSample)).toEqual([]);
  const reasons = samples.flatMap((sample) => (sample.unchecked === undefined ? [] : [sample]));
  expect(reasons.filter(({ unchecked }) => !/\w+ \w+/.test(unchecked!)).map(describeSample)).toEqual([]);
});

/** Names that the examples of docstrings find around them. */
const aroundExamples = Object.entries({
  booking: "import('eidos').Eidos<{ name?: string; guests?: number }>",
  controller: "import('eidos').Controller",
  ColorField: "import('eidos/react').Part",
  colors: "readonly import('eidos').Choice[]",
});

/** The example with declarations of those that it does not declare itself. */
const completeExample = (example: string) =>
  aroundExamples
    .filter(([name]) => !example.includes(`const ${name} =`))
    .reduce((code, [name, type]) => `${code}declare const ${name}: ${type};\n`, `${exampleCode(example)}\n`);

describe('types', () => {
  const examples = getApiReference().flatMap(({ name, example }) =>
    example === undefined
      ? []
      : readSamples(name, `\`\`\`tsx\n${completeExample(example)}\`\`\``).map(
          (sample) => [`the example of ${name}`, sample] as const,
        ),
  );
  const typed = [...checkedBy('types', 'run', 'live'), ...examples];
  const live = (code: string) => `\`\`\`tsx live noInline\n${code}\n\`\`\`\n`;
  const wrong = readSamples(
    'page.mdx',
    [
      live('render(<EditableTable pointer="" heigth={200} />);'),
      live('render(<EditTable pointer="" />);'),
      '```ts title="Another library"\nconst count: number = "two";\n```\n',
    ].join('\n'),
  );
  // One program for all of them: it reads the toolkit's types each time.
  const diagnostics = checkTypes([...typed.map(([, sample]) => sample), ...wrong]);

  test.each(typed)('%s compiles against the public types', (_, sample) => {
    expect(diagnostics.get(sample)).toEqual([]);
  });

  test.each([
    ['an option that a component lacks', 0, /heigth/],
    ['a name that is nowhere', 1, /EditTable/],
    ['a title that does not name a file', 2, /^Type 'string' is not assignable to type 'number'\.$/],
  ])('a sample with %s is reported', (_, index, diagnostic) => {
    expect(diagnostics.get(wrong[index]!)?.join()).toMatch(diagnostic);
  });
});

test('each function and hook has an example, or a sample below its heading', () => {
  const shown = samples.map(({ code }) => code).join('\n');
  const without = getApiReference()
    .filter(({ kind }) => kind === 'function' || kind === 'hook')
    .filter(({ name, example }) => example === undefined && !new RegExp(`\\b${name}\\(`).test(shown));
  expect(without.map(({ name }) => name)).toEqual([]);
});

describe('running', () => {
  const outputAfter = (sample: Sample) => {
    const next = samples[samples.indexOf(sample) + 1];
    return next?.page === sample.page && next.flags.has('output') ? next.code : undefined;
  };
  test.each(checkedBy('run'))('%s runs and prints what the page says', async (_, sample) => {
    const printed = await runSample(sample.code, load);
    const said = outputAfter(sample);
    if (said !== undefined) expect(printed).toBe(said);
  });
  test.each(checkedBy('output'))('%s follows a sample that prints it', (_, sample) => {
    const before = samples[samples.indexOf(sample) - 1];
    expect(before?.page).toBe(sample.page);
    expect(before?.flags.has('run')).toBe(true);
  });
});

test.each(checkedBy('json', 'schema'))('%s is JSON, and a schema where it says so', (_, sample) => {
  const value: unknown = JSON.parse(sample.code);
  if (howChecked(sample) === 'schema') expect(eidos.checkSchema(value)).toEqual([]);
});

test.each(checkedBy('css'))('%s is CSS', (_, sample) => {
  expect(postcss.parse(sample.code).nodes.length).toBeGreaterThan(0);
});
