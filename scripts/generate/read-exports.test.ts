import { readFileSync } from 'node:fs';
import { getApiReference } from '../../lib/config/toolkit';
import { readExports } from './read-exports';

test('the checked-in reference matches the source; `npm run generate` writes it again', () => {
  expect(getApiReference()).toEqual(readExports());
});

test('each name has the file and the line of its declaration', () => {
  for (const { name, source = '', line = 0 } of getApiReference()) {
    const declaration = readFileSync(source, 'utf8').split('\n')[line - 1];
    expect(`${source}:${line} ${declaration}`).toMatch(new RegExp(`\\b${name}\\b`));
  }
});

test('no line of an example is wider than the code of a page', () => {
  const lines = getApiReference().flatMap(({ example = '' }) => example.split('\n'));
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter((line) => line.length > 64)).toEqual([]);
});

test('a member of a union of shapes has the types of all of them', () => {
  const members = getApiReference().find(({ name }) => name === 'SubmitOutcome')?.members;
  expect(members?.map(({ name, type, required }) => [name, type, required])).toEqual([
    ['status', "'submitted' | 'invalid' | 'failed' | 'busy'", true],
    ['errors', 'readonly FieldError[]', false],
    ['failure', 'string | undefined', false],
    ['cause', 'unknown', false],
  ]);
});

test('a class has the members of its instances', () => {
  const members = getApiReference().find(({ name }) => name === 'EidosProblemsError')?.members;
  expect(members?.map(({ name }) => name)).toContain('problems');
});

test('each row of a table says something, in a sentence', () => {
  const silent = getApiReference().flatMap(({ name, members }) =>
    members
      .filter(({ description }) => !/\S \S.*[.)]$/.test(description))
      .map((member) => `${name}.${member.name}`),
  );
  expect(silent).toEqual([]);
});

test('the tag of a default becomes a part of its own', () => {
  const members = getApiReference().find(({ name }) => name === 'HUDProps')?.members;
  const found = members?.find(({ name }) => name === 'shortcuts');
  expect(found?.default).toBe('`true`');
  expect(found?.description).not.toMatch(/default/i);
});

const exportOf = (name: string) => getApiReference().find((entry) => entry.name === name);

test.each([
  [
    'useForm',
    [
      'function useForm(): FormSnapshot',
      'function useForm<Part>(\n  select: (form: FormSnapshot) => Part,\n): Part',
    ],
  ],
  ['TagList', ['function TagList(props: TagListProps): JSX.Element | null']],
  ['fieldsFor', ['function fieldsFor<Data>(eidos: Eidos<Data>): TypedFields<Data>']],
  ['fieldRegistry', ['const fieldRegistry: Registry & {\n  readonly elements: ScreenElements\n}']],
  ['EidosProblemsError', ['class EidosProblemsError extends Error']],
])('%s has the signature that a reader calls it by', (name, signatures) => {
  expect(exportOf(name)?.signatures).toEqual(signatures);
});

test('every hook and function has a signature, and every parameter in a docstring is one of it', () => {
  for (const { name, kind, signatures, parameters = [] } of getApiReference()) {
    if (kind !== 'hook' && kind !== 'function') continue;
    const code = signatures?.join('\n') ?? '';
    expect(code).toContain(`function ${name}`);
    expect(Math.max(...code.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(68);
    for (const parameter of parameters) expect(code).toMatch(new RegExp(`\\b${parameter.name}\\??:`));
  }
});

test('only what a reader passes in is an input', () => {
  const inputs = ['CompileOptions', 'ControllerOptions', 'TabItem', 'HUD', 'UploadOptions'];
  const results = ['Controller', 'FieldSnapshot', 'Problem', 'RuleContext', 'UploadContext', 'Field'];
  expect(inputs.filter((name) => !exportOf(name)?.isInput)).toEqual([]);
  expect(results.filter((name) => exportOf(name)?.isInput)).toEqual([]);
});

test('no member shows how the toolkit is made inside', () => {
  const internal = getApiReference().flatMap(({ name, members }) =>
    members
      .filter((member) => /^eidos:|^~/.test(member.name) || /\w\['/.test(member.type ?? ''))
      .map((member) => `${name}.${member.name}: ${member.type}`),
  );
  expect(internal).toEqual([]);
});
