import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { checkSchema, compileEidos, createController } from 'eidos';
import { EidosScreen } from 'eidos/react';
import { publishedSchemas, refusedSchemas } from './published-schemas';

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => jest.restoreAllMocks());

it.each(publishedSchemas.map((each) => [each.name, each] as const))(
  '%s compiles, is shown and accepts its own sample',
  async (_name, { schema, sample }) => {
    const eidos = compileEidos(schema);
    const controller = createController(eidos, { data: sample as object });
    const outcome = await controller.submit();
    expect(outcome.status === 'invalid' ? outcome.errors : []).toEqual([]);
    render(<EidosScreen eidos={eidos} data={sample as object} onSubmit={() => {}} />);
    expect(screen.queryByText(/could not be drawn/)).not.toBeInTheDocument();
  },
  60_000,
);

it.each(refusedSchemas)('%s is refused with the reason that the page names', (_name, schema, reason) => {
  const errors = checkSchema(schema).filter(({ severity }) => severity === 'error');
  expect([...new Set(errors.map(({ code }) => code))]).toEqual([reason]);
});

it('the page about the compiler lists all of them', () => {
  const page = readFileSync('content/docs/api/eidos_compiler.mdx', 'utf8');
  const rows = [
    ...publishedSchemas.map(({ name }) => `${name}: compiles`),
    ...refusedSchemas.map(([name, , reason]) => `${name}: refused, ${reason}`),
  ];
  const listed = page.split('\n').filter((line) => /: (compiles|refused, [a-z-]+)$/.test(line));
  expect(listed).toEqual(rows);
});
