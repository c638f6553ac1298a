import { renderToStaticMarkup } from 'react-dom/server';
import type { SidebarItem } from '@/lib/content/model/doc-page';
import { markCurrent } from './follow-page';
import { SidebarTree } from './sidebar-tree';

const link = (label: string, path: string): SidebarItem => ({ kind: 'link', label, path, unlisted: false });
const items: SidebarItem[] = [
  link('Philosophy', '/docs/philosophy'),
  {
    kind: 'category',
    label: 'Fields',
    path: '/docs/fields',
    collapsible: true,
    collapsed: true,
    items: [
      {
        kind: 'category',
        label: 'Text',
        collapsible: true,
        collapsed: true,
        items: [link('One line', '/docs/one line')],
      },
    ],
  },
  {
    kind: 'category',
    label: 'Tables',
    collapsible: true,
    collapsed: false,
    items: [link('Sort', '/docs/sort')],
  },
];
const html = renderToStaticMarkup(<SidebarTree items={items} />);

function show(path: string, base = '') {
  document.body.innerHTML = markCurrent(base ? html.replaceAll('href="', `href="${base}`) : html, path);
  const open = [...document.querySelectorAll('details[open]')].map(
    (details) => details.querySelector('summary')?.textContent ?? '',
  );
  return { current: [...document.querySelectorAll('[aria-current]')].map((a) => a.textContent), open };
}

it('marks only the page on screen, and opens categories that start expanded', () => {
  expect(show('/docs/philosophy/')).toEqual({ current: ['Philosophy'], open: ['Tables'] });
});

it('opens every category that contains the page, also for a URL with an escape', () => {
  const { current, open } = show('/docs/one%20line');
  expect(current).toEqual(['One line']);
  expect(open).toEqual([expect.stringContaining('Fields'), 'Text', 'Tables']);
});

it('opens a category whose own page it is, and nothing within it', () => {
  expect(show('/docs/fields').open).toEqual([expect.stringContaining('Fields'), 'Tables']);
});

it('compares links below the base path', () => {
  expect(show('/preview/docs/sort', '/preview').current).toEqual(['Sort']);
});
