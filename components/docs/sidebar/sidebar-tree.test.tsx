import { render, screen } from '@testing-library/react';
import { SidebarTree } from './sidebar-tree';

const before = process.env.NEXT_PUBLIC_BASE_PATH;

beforeEach(() => {
  process.env.NEXT_PUBLIC_BASE_PATH = '/preview/x';
  render(
    <SidebarTree
      items={[
        { kind: 'external', label: 'Source', href: 'https://example.org/source' },
        { kind: 'external', label: 'API overview', href: '/apiDocs' },
        { kind: 'link', label: 'Odd', path: '/docs/tutorial/a&b', unlisted: false },
      ]}
    />,
  );
});

afterEach(() => {
  if (before === undefined) delete process.env.NEXT_PUBLIC_BASE_PATH;
  else process.env.NEXT_PUBLIC_BASE_PATH = before;
});

it('opens a link to another site in a new tab', () => {
  expect(screen.getByRole('link', { name: 'Source' })).toHaveAttribute('href', 'https://example.org/source');
  expect(screen.getByRole('link', { name: 'Source' })).toHaveAttribute('target', '_blank');
});

it('opens a link of navigation.ts within the site below the base path, in the same tab', () => {
  expect(screen.getByRole('link', { name: 'API overview' })).toHaveAttribute('href', '/preview/x/apiDocs');
  expect(screen.getByRole('link', { name: 'API overview' })).not.toHaveAttribute('target');
});

it('writes the URL of a page as servers read it', () => {
  expect(screen.getByRole('link', { name: 'Odd' })).toHaveAttribute('href', '/preview/x/docs/tutorial/a&b');
});
