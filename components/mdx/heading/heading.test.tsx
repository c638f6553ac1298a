import { screen } from '@testing-library/react';
import { renderFixture } from '../compile-fixture';

test.each([
  ['Use `set` & *get*', 'Use set & get'],
  ['Limits[^1]', 'Limits'],
  ['Two lines\nof words', 'Two lines of words'],
])('a heading has a link next to it, named by its words: %s', async (source, words) => {
  await renderFixture(`${source}\n---\n\n[^1]: A note.`);
  const link = screen.getByRole('link', { name: `Direct link to ${words}` });
  const [heading] = screen.getAllByRole('heading', { level: 2 });
  expect(link).toHaveAttribute('href', `#${heading?.id}`);
  expect(heading).not.toContainElement(link);
});

const idsOf = (page: HTMLElement) => [...page.querySelectorAll('h2')].map(({ id }) => id);

test.each([
  ['## Menu', 'menu-1'],
  ['## Docs sidebar', 'docs-sidebar-1'],
  ['## Dropdown end 1', 'dropdown-end-1-1'],
  ['## Skip link {#skip-link}', 'skip-link-1'],
  ['## Footnote label', 'footnote-label-1'],
  ['## Live editor hint 1 1', 'live-editor-hint-1-1-1'],
  ['## Menu\n\n## Menu', 'menu-1 menu-2'],
  ['Docs\nsidebar\n---', 'docs-sidebar-1'],
])('a heading never has an id of the shell: %s', async (source, ids) => {
  expect(idsOf(await renderFixture(source)).join(' ')).toBe(ids);
});

test('ids and contents of headings have no footnote marks, and formulas as they were typed', async () => {
  const page = await renderFixture('<TOCInline />\n\n## Limits[^1]\n\n## The mean $$m = a$$\n\n[^1]: A.');
  expect(idsOf(page).slice(0, 2)).toEqual(['limits', 'the-mean-m--a']);
  const [first, second] = page.querySelectorAll('nav a');
  expect(first).toHaveTextContent(/^Limits$/);
  expect(second?.querySelector('math')).not.toBeNull();
});
