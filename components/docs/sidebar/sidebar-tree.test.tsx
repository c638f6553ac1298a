import { render, screen } from '@testing-library/react';
import { SidebarTree } from './sidebar-tree';

it('links go below the base path as servers read them, and another site opens in a new tab', () => {
  process.env.NEXT_PUBLIC_BASE_PATH = '/preview/x';
  render(
    <SidebarTree
      items={[
        { kind: 'external', label: 'Source', href: 'https://example.org/source' },
        { kind: 'external', label: 'API overview', href: '/apiDocs' },
        { kind: 'external', label: 'Mail', href: 'mailto:a@example.org' },
        { kind: 'link', label: 'Odd', path: '/docs/tutorial/a&b', unlisted: false },
      ]}
    />,
  );
  delete process.env.NEXT_PUBLIC_BASE_PATH;
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.getAttribute('target')]);
  expect(links).toEqual([
    ['https://example.org/source', '_blank'],
    ['/preview/x/apiDocs', null],
    ['mailto:a@example.org', null],
    ['/preview/x/docs/tutorial/a&b', null],
  ]);
});
