import { renderToStaticMarkup } from 'react-dom/server';
import { category, link } from '@/lib/content/fixtures/sidebar-items';
import { attachAutoCollapse, attachLabel, followPage, markCurrent } from './follow-page';
import { SidebarTree } from './sidebar-tree';

const items = [category('Fields', [link('Text')]), category('Tables', [link('Sort')])];

function renderTree(path: string): HTMLElement {
  document.body.innerHTML = `<div>${markCurrent(renderToStaticMarkup(<SidebarTree items={items} />), path)}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

const openIn = (tree: HTMLElement) =>
  [...tree.querySelectorAll('details[open]')].map((details) => details.querySelector('summary')?.textContent);

it('moves the mark and opens the entered category; the one that was open stays open', () => {
  const tree = renderTree('/docs/text');
  followPage(tree, '/docs/sort');
  expect(tree.querySelector('[aria-current]')).toHaveTextContent('Sort');
  expect(openIn(tree)).toEqual(['Fields', 'Tables']);
});

it('a category whose closing animation runs stays open', () => {
  const tree = renderTree('/docs/sort');
  const fields = tree.querySelector('details');
  fields?.setAttribute('data-collapsed', 'true');
  followPage(tree, '/docs/text');
  expect(fields).toHaveAttribute('data-collapsed', 'false');
});

it('a category that the reader closed is not forced open on the same page', () => {
  const tree = renderTree('/docs/text');
  tree.querySelector('details')?.removeAttribute('open');
  followPage(tree, '/docs/text/');
  expect(openIn(tree)).toEqual([]);
});

it('the label of a category that is a link opens it, on its own page too, and never closes it', () => {
  const html = renderToStaticMarkup(<SidebarTree items={[category('Guides', items, '/docs/guides/')]} />);
  document.body.innerHTML = `<div>${html}</div>`;
  const tree = document.body.firstElementChild as HTMLElement;
  attachLabel(tree.querySelector('[data-category=page]')!, new AbortController().signal);
  const label = tree.querySelector('a')!;
  label.click();
  label.click();
  expect(openIn(tree)).toHaveLength(1);
});

it('with autoCollapseCategories, opening one category closes its siblings', () => {
  const tree = renderTree('/docs/text');
  attachAutoCollapse(tree, new AbortController().signal);
  const tables = [...tree.querySelectorAll('details')][1];
  if (tables) tables.open = true;
  tables?.dispatchEvent(new Event('toggle'));
  expect(openIn(tree)).toEqual(['Tables']);
});

describe('markCurrent', () => {
  const html = renderToStaticMarkup(
    <SidebarTree
      items={[
        link('Philosophy', '/docs/philosophy'),
        category('Fields', [category('Text', [link('One line', "/docs/one line's & q")])], '/docs/fields'),
        { ...category('Tables', [link('Sort', '/docs/sort')]), collapsed: false },
      ]}
    />,
  );

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

  it('opens every category that contains the page, also for a URL with signs that are escaped', () => {
    const { current, open } = show("/docs/one%20line's%20&%20q");
    expect(current).toEqual(['One line']);
    expect(open).toEqual([expect.stringContaining('Fields'), 'Text', 'Tables']);
  });

  it('opens a category whose own page it is, and nothing within it', () => {
    expect(show('/docs/fields').open).toEqual([expect.stringContaining('Fields'), 'Tables']);
  });

  it('compares links below the base path', () => {
    expect(show('/preview/docs/sort', '/preview').current).toEqual(['Sort']);
  });
});
