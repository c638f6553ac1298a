import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { emptyInventory } from '../../mdx/plugins/inventory/rehype-inventory';
import { checkInventory } from '../check-inventory';
import { checkProps } from './check-props';
import { contentComponentsKey, getContentComponents } from './content-components';

// Within the repository, where the module finds React and zod as that of a site does.
const parent = path.resolve('.cache/test-components');

function write(files: Readonly<Record<string, string>>): string {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'content-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  writeFileSync(path.join(folder, 'navigation.ts'), '');
  return path.join(folder, 'docs/tutorial/page.mdx');
}

const faults = (text: string) =>
  getContentComponents(write({ 'components.tsx': text })).then(
    () => [],
    (error: { diagnostics: { message: string; fix: string }[] }) => error.diagnostics,
  );

it('are those that components.tsx registers, with what it imports', async () => {
  const page = write({
    'components.tsx': `import { word } from './components/word';\nexport default { Hint: () => <b>{word}</b> };`,
    'components/word.ts': `export const word = 'x';`,
  });
  expect(Object.keys(await getContentComponents(page))).toEqual(['Hint']);
  expect(await getContentComponents(write({}))).toEqual({});
});

it.each([
  ['export default { hint: () => null };', '"hint" cannot be the name of a component.'],
  ['export default { Tabs: () => null };', '<Tabs> is a component of the site.'],
  ['export default { Hint: 5 };', '"Hint" is not a component.'],
  ['export const Hint = 5;', 'It has no default export (it exports Hint).'],
])('are refused when they are not components: %s', async (text, message) => {
  expect(await faults(text)).toMatchObject([{ message, fix: expect.any(String) }]);
});

it('have a key that changes with the file and with what is beside it', () => {
  const text = 'export default {};';
  const page = write({ 'components.tsx': text, 'components/a.ts': '1' });
  const before = contentComponentsKey(page);
  writeFileSync(path.join(page, '../../../components/a.ts'), '2');
  expect(contentComponentsKey(page)).not.toBe(before);
  expect(contentComponentsKey(write({}))).toBe('');
});

it('say which of their attributes is wrong', () => {
  const schema = {
    safeParse: () => ({
      success: false as const,
      error: { issues: [{ path: ['tone'], message: 'Invalid option' }] },
    }),
  };
  expect(() => checkProps('Hint', schema, { tone: 'x', children: 'y' })).toThrow(
    '<Hint> has wrong attributes (tone: Invalid option)',
  );
});

it('may hold others as their members', () => {
  const components = [{ name: 'Hint.Part', line: 1 }];
  const check = (registered: readonly string[]) =>
    checkInventory('a.mdx', { ...emptyInventory(), components }, registered);
  expect(check(['Hint'])).toEqual([]);
  expect(check(['Note'])).toHaveLength(1);
});
