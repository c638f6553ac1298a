import { readFileSync } from 'node:fs';
import { frontmatterSchema } from '../../lib/content/source/frontmatter';
import { snippetsOfPages, SNIPPETS_FILE } from './page-snippets';

const snippets = snippetsOfPages();

it('the snippets of the editor are what the schema says', () => {
  expect(JSON.parse(readFileSync(SNIPPETS_FILE, 'utf8'))).toEqual(snippets);
});

it('every field of the frontmatter is completed, with a choice or a list where it takes one', () => {
  const expected = Object.keys(frontmatterSchema.shape).map((name) => `Frontmatter: ${name}`);
  expect(Object.keys(snippets)).toEqual([...expected, 'Callout']);
  expect(snippets['Frontmatter: draft']?.body).toBe('draft: ${1|true,false|}$0');
  expect(snippets['Frontmatter: keywords']?.body).toBe('keywords: [$0]');
});
