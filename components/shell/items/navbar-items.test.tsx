import { render, screen } from '@testing-library/react';
import type { NavbarItem } from '@/lib/publish/navbar/resolve-navbar';
import { NavbarItems } from './navbar-items';

let path = '/docs/tutorial/types';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

const link = (label: string, path: string): NavbarItem => ({
  kind: 'link',
  label,
  href: path,
  path,
  active: { within: [path] },
});

it('marks the link to the page as current and a link to its surroundings as active', () => {
  path = '/docs/tutorial/Types/';
  render(
    <NavbarItems
      side="start"
      items={[link('Types', '/docs/tutorial/types'), link('Docs', '/docs'), link('Api', '/api')]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Types' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Docs' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Api' })).not.toHaveAttribute('aria-current');
});

it('a link to an unlisted page is left out elsewhere, on pages of its section too', () => {
  const item = {
    ...link('Draft', '/docs/draft'),
    active: { within: ['/docs'] },
    isUnlisted: true,
  } as NavbarItem;
  path = '/docs/tutorial/types';
  const { rerender } = render(<NavbarItems side="start" items={[item]} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  path = '/docs/draft';
  rerender(<NavbarItems side="start" items={[{ ...item }]} />);
  expect(screen.getByRole('link', { name: 'Draft' })).toBeInTheDocument();
});

it('a link shows the markup that it has in place of its label', () => {
  const logo = { ...link('Api', '/api'), html: '<img alt="Reference" src="/api.svg">' } as NavbarItem;
  render(<NavbarItems side="start" items={[logo]} />);
  expect(screen.getByRole('link', { name: 'Reference' })).toHaveAttribute('href', '/api');
});

it('languages keep the path as links of the site have it and mark the current one; another language is another site', () => {
  path = '/docs/input%20%26%20output';
  window.history.replaceState(null, '', '/?keep=1&x=1#y');
  const locales = [
    { label: 'English', htmlLang: 'en', prefix: '', isCurrent: true },
    { label: 'Français', htmlLang: 'fr', prefix: '/fr', isCurrent: false },
  ];
  const item: NavbarItem = { kind: 'locales', label: 'Languages', locales, query: '?keep=1&add=2' };
  render(<NavbarItems side="end" items={[item]} />);
  const french = screen.getByText('Français');
  expect(french).toHaveAttribute('href', '/fr/docs/input%20&%20output?keep=1&x=1&add=2#y');
  expect(french).toHaveAttribute('lang', 'fr');
  expect(french).toHaveAttribute('data-full-load');
  expect(screen.getByText('English', { selector: 'a' })).toHaveAttribute('aria-current', 'true');
});

it('a navbar item that fails to render is dropped and reported with its configuration and its cause', () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = { kind: 'dropdown', label: 'Broken', items: undefined } as unknown as NavbarItem;
  render(<NavbarItems side="start" items={[broken, link('Docs', '/docs')]} />);
  expect(screen.getByRole('link', { name: 'Docs' })).toBeInTheDocument();
  expect(screen.queryByText('Broken')).not.toBeInTheDocument();
  const message = expect.stringMatching(
    /^A theme navbar item failed to render\.[^]*"label": "Broken"/,
  ) as string;
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ message, cause: expect.any(Error) as Error }),
  );
  report.mockRestore();
});
