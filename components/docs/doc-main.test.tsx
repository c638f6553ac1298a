import { render, screen, within } from '@testing-library/react';
import { fixturePage, fixtureVersion } from '@/lib/content/fixtures/doc-page';
import type { Heading } from '@/lib/mdx/plugins/compiled-page';
import { DocMain } from './doc-main';

const heading = (depth: number, text: string): Heading => ({
  id: text,
  depth,
  text,
  html: `<em>${text}</em>`,
});

const page = fixturePage({
  title: 'Text',
  sidebar: 'api',
  breadcrumbs: [
    { label: 'Components' },
    { label: 'Fields', path: '/docs/api/fields' },
    { label: 'Text', path: '/docs/api/text' },
  ],
  next: { label: 'Union', path: '/docs/api/union' },
  editUrl: 'https://example.org/edit',
  lastUpdate: { date: '2025-03-01T23:30:00Z', author: 'Ada' },
});

const version = fixtureVersion();
const notes = { version, latest: version, canonical: undefined, isOnly: true };

function renderMain(
  change: Partial<typeof page> = {},
  headings = [heading(3, 'early'), heading(2, 'one'), heading(3, 'deep')],
) {
  return render(
    <DocMain page={{ ...page, ...change }} headings={headings} notes={notes} siteTitle="Eidos">
      <p>Body</p>
    </DocMain>,
  );
}

it('breadcrumbs count from the first page after home; the last is current and no link', () => {
  const { container } = renderMain();
  const trail = screen.getByRole('navigation', { name: 'Breadcrumbs' });
  const hrefs = within(trail).getAllByRole('link');
  expect(hrefs.map((link) => link.getAttribute('href'))).toEqual(['/', '/docs/api/fields']);
  expect(within(trail).getByText('Text')).toHaveAttribute('aria-current', 'page');
  const positions = container.querySelectorAll('[itemprop=position]');
  expect(Array.from(positions, (meta) => meta.getAttribute('content'))).toEqual(['1', '2']);
});

it('the contents nest headings of the levels 2 and 3; a level 3 before any level 2 is at the top', () => {
  renderMain();
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  const top = [...(contents.querySelector('ul')?.children ?? [])].map((item) => item.textContent);
  expect(top).toEqual(['early', 'onedeep']);
});

it('a page that hides its contents, or has no headings, has none', () => {
  renderMain({ tableOfContents: { ...page.tableOfContents, hidden: true } });
  expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument();
});

it('shows where to edit it and when it was last changed, in UTC', () => {
  renderMain();
  expect(screen.getByRole('link', { name: /^Edit this page/ })).toHaveAttribute('target', '_blank');
  expect(screen.getByText(/Last updated/)).toHaveTextContent('Last updated on Mar 1, 2025 by Ada');
});

it('links to its neighbors; without any there is no such navigation', () => {
  const { unmount } = renderMain();
  const pager = screen.getByRole('navigation', { name: 'Docs pages' });
  expect(within(pager).getByRole('link')).toHaveTextContent('NextUnion');
  unmount();
  renderMain({ next: undefined });
  expect(screen.queryByRole('navigation', { name: 'Docs pages' })).not.toBeInTheDocument();
});

it('shows the heading that the text begins with, whatever the page is called elsewhere', () => {
  renderMain({ heading: 'Everything about text' });
  expect(screen.getByRole('heading', { level: 1, name: 'Everything about text' })).toBeVisible();
});
