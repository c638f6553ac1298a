import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { checkSchema, compileEidos, createController } from 'eidos';
import { EidosScreen, preloadScreen } from 'eidos/react';
import { officialExceptions } from '../../packages/eidos/src/compiler/official-exceptions';
import { eslintRules } from './eslint-rules';
import { packageFiles, refusedFiles } from './package-files';
import { pydanticModels } from './pydantic-models';
import { typeboxShapes } from './typebox-shapes';
import { zodShapes } from './zod-shapes';

beforeAll(() => preloadScreen());
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => jest.restoreAllMocks());

const published = [...packageFiles, ...eslintRules, ...pydanticModels, ...typeboxShapes, ...zodShapes];
const nameOf = ({ source, name }: { readonly source: string; readonly name: string }) => `${source} ${name}`;

it.each(published.map((each) => [nameOf(each), each] as const))(
  '%s compiles, is shown, accepts its sample and refuses broken data',
  async (_name, { schema, documents = {}, sample, broken, isLarge = false }) => {
    const eidos = compileEidos(schema, { documents });
    const outcome = await createController(eidos, { data: sample as object }).submit();
    expect(outcome.status === 'invalid' ? outcome.errors : []).toEqual([]);
    const refusal = await createController(eidos, { data: broken as object }).submit();
    expect(refusal.status).toBe('invalid');
    const drawing = <EidosScreen eidos={eidos} data={sample} onSubmit={() => {}} />;
    const html = isLarge ? renderToStaticMarkup(drawing) : render(drawing).container.innerHTML;
    expect(html).toMatch(/<(input|select|textarea|button)/);
    expect(html).not.toContain('could not be drawn');
  },
  60_000,
);

it.each(refusedFiles.map((each) => [nameOf(each), each] as const))(
  '%s is refused with the codes that the page names',
  (_name, { schema, documents = {}, codes }) => {
    const errors = checkSchema(schema, { documents }).filter(({ severity }) => severity === 'error');
    expect([...new Set(errors.map(({ code }) => code))].join(', ')).toBe(codes);
  },
);

/** The lines of a section of the page about the compiler. */
function linesOf(title: string): string[] {
  const page = readFileSync('content/docs/api/eidos_compiler.mdx', 'utf8');
  const section = page.split(/^## /m).find((each) => each.startsWith(`${title}\n`)) ?? '';
  return section.split('\n');
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

it('the page about the compiler lists the exceptions among the official tests', () => {
  const [, , ...rows] = linesOf('Official tests').filter((line) => line.startsWith('|'));
  expect(rows.map(cellsOf)).toEqual(
    officialExceptions.map(({ keyword, codes, reason }) => [
      `\`${keyword}\``,
      codes === undefined ? 'compiles' : `rejected: \`${codes}\``,
      reason,
    ]),
  );
});

it('the page about the compiler lists all of them', () => {
  const lines = linesOf('Published schemas');
  const sources = [...new Set([...published, ...refusedFiles].map(({ source }) => source))];
  const count = (list: readonly { readonly source: string }[], source: string) =>
    list.filter((each) => each.source === source).length;
  const rows = lines.filter((line) => line.startsWith('| `')).map(cellsOf);
  expect(rows).toEqual([
    ...sources.map((source) => {
      const compiled = count(published, source);
      return [`\`${source}\``, `${compiled} of ${compiled + count(refusedFiles, source)}`];
    }),
    ...refusedFiles.map(({ source, codes, reason }) => [
      `\`${source}\``,
      `\`${codes.replace(', ', '`, `')}\``,
      reason,
    ]),
  ]);
  expect(lines.join('\n')).toContain(
    `${published.length} of ${published.length + refusedFiles.length} compile`,
  );
  const listed = lines.filter((line) => /: (compiles|rejected)$/.test(line));
  expect(listed).toEqual([
    ...published.map((each) => `${nameOf(each)}: compiles`),
    ...refusedFiles.map((each) => `${nameOf(each)}: rejected`),
  ]);
});
