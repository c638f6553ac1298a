import { sampleParts } from './sample-parts';

const imports = "import { compileEidos } from 'eidos';\nimport { EidosScreen } from 'eidos/react';";
const lines = (count: number) => Array.from({ length: count }, (_, i) => `  line${i}: 1,\n`).join('');
const schema = `const eidos = compileEidos({\n${lines(10)}});`;
const data = `const rows = {\n${lines(6)}};`;
const own = 'function Page() {\n  return null;\n}\n\nrender(<Page />);';

const partsOf = (code: string, at?: number[]) =>
  sampleParts(code, at).map(({ name, start, end }) => [name, code.split('\n').slice(start, end).join('\n')]);

test('long code is folded at its imports, its schema and its data, and no line is lost', () => {
  const code = [
    imports,
    schema,
    `${data}\nconst controller = createController(eidos, { data: rows });`,
    own,
  ].join('\n\n');
  expect(partsOf(code)).toEqual([
    ['imports', imports],
    ['schema', schema],
    ['data', data],
    [undefined, `const controller = createController(eidos, { data: rows });\n\n${own}`],
  ]);
});

test('a function that loads choices is data', () => {
  const load = 'const load = async () => {\n  return [];\n};';
  const rest = `${own}\n\nrender(<ComboboxField choices={load} />);`;
  const code = [imports, schema, load, rest].join('\n\n');
  expect(partsOf(code).map(([name]) => name)).toEqual(['imports', 'schema', 'data', undefined]);
});

test('code that fits folds its imports alone', () => {
  const short = 'const eidos = compileEidos({\n  a: 1,\n});';
  expect(partsOf(`${imports}\n\n${short}\n\n${own}`)).toEqual([
    ['imports', imports],
    [undefined, `${short}\n\n${own}`],
  ]);
});

test('the schema is what a sample is about that only shows its screen', () => {
  const code = `${schema}\n\nrender(<EidosScreen eidos={eidos} />);`;
  expect(partsOf(code)).toEqual([[undefined, code]]);
  const used = `const states = [\n${lines(3)}];\n\n${schema.replace('line1', 'states')}`;
  expect(partsOf(`${used}\n\nrender(\n  <EidosScreen eidos={eidos} />,\n);`)).toHaveLength(1);
});

test('a part with marked lines is not folded', () => {
  const code = `${schema}\n\n${own.repeat(2)}`;
  expect(partsOf(code).map(([name]) => name)).toEqual(['schema', undefined]);
  expect(partsOf(code, [3])).toEqual([[undefined, code]]);
});

test.each(['<b>Hi</b>', 'function App() {\n  return <b>Hi</b>;\n}', 'render(1);', ''])(
  'a sample without them has one part: %j',
  (code) => expect(partsOf(code)).toEqual(code === '' ? [] : [[undefined, code]]),
);
