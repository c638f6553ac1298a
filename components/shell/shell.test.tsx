import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Shell, type ShellProps } from './shell';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const bare: ShellProps = {
  navbar: {
    brand: { siteTitle: 'Eidos', title: 'Eidos' },
    start: [],
    end: [],
    hideOnScroll: false,
    docs: { within: [] },
  },
  children: <main>Text</main>,
};

/** Shows the page as it is sent, before any script. */
async function show(props: ShellProps) {
  document.body.innerHTML = renderToStaticMarkup(await Shell(props));
}

it('a site without footer, announcement and items shows none of them, and no menu', async () => {
  await show(bare);
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Announcement' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Toggle navigation bar' })).toBeNull();
});

it('a bar without title and logo has the name of the site, which leads home', async () => {
  await show({ ...bare, navbar: { ...bare.navbar, brand: { siteTitle: 'Eidos' } } });
  expect(screen.getByRole('link', { name: 'Eidos' })).toHaveAttribute('href', '/');
});

it('the shell is skip link, announcement, bar, content and footer, in the order of reading', async () => {
  await show({
    ...bare,
    announcementBar: { id: 'release-1', content: 'News', isCloseable: true },
    footer: { style: 'dark', links: [], copyright: 'Copyright', organizationName: 'Eidos' },
  });
  const parts = [
    screen.getByRole('region', { name: 'Skip to main content' }),
    screen.getByRole('region', { name: 'Announcement' }),
    screen.getByRole('navigation', { name: 'Main' }),
    screen.getByRole('main'),
    screen.getByRole('contentinfo'),
  ];
  for (const [index, part] of parts.slice(1).entries()) {
    expect(parts[index]!.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});
