/** @jest-environment node */
import { componentCode } from './component-code';
import { findExample } from './examples/examples';
import { plainState } from './playground-state';

it('the component has the schema, the hints and the language of the screen', () => {
  const schema = '{ "type": "string" }';
  const code = componentCode({ ...plainState, schema, hints: '{ "": { "span": 6 } }', locale: 'de' });
  expect(code).toContain("import { compileEidos, german } from 'eidos';");
  expect(code).toContain('const schema = { "type": "string" } as const;');
  expect(code).toContain('hints: { "": { "span": 6 } },');
  expect(code).toContain("translations={{ locale: 'de', catalogue: german }}");
});

it('a zod schema is also a rule, and is imported and exported by nobody else', async () => {
  const code = componentCode({ ...plainState, ...(await findExample('zod-trip')!.load()) });
  expect(code.match(/from 'zod'/g)).toHaveLength(1);
  expect(code).toContain('const schema = Trip;');
  expect(code).toContain("checks: { '': schema }");
  expect(code).not.toContain('export default');
});
