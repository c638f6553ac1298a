import { render, screen } from '@testing-library/react';
import type { NavbarItem } from '@/lib/publish/navbar/resolve-navbar';
import { MobileMenu } from './mobile-menu';

let path = '/';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

const versions: NavbarItem = {
  kind: 'versions',
  label: 'Versions',
  opensOn: [{ within: ['/docs', '/docs/1'] }],
  versions: [
    { name: '2', label: '2.0', path: '/docs', isLatest: true, mainUrl: '/docs/a', pages: ['/a'] },
    { name: '1', label: '1.0', path: '/docs/1', isLatest: false, mainUrl: '/docs/1/a', pages: ['/a'] },
  ],
};
const locales: NavbarItem = {
  kind: 'locales',
  label: 'Languages',
  locales: [{ label: 'English', htmlLang: 'en', prefix: '', isCurrent: true }],
};

it.each([
  ['/docs/1/a', true],
  ['/apiDocs', false],
])('on %s the list of versions is open: %s, and the one of languages never is', (at, isOpen) => {
  path = at;
  render(<MobileMenu items={[versions, locales]} brand={{ siteTitle: 'Eidos' }} />);
  const isListOpen = (label: string) =>
    screen.getByText(label, { selector: 'summary' }).closest('details')?.open;
  expect(isListOpen('Versions')).toBe(isOpen);
  expect(isListOpen('Languages')).toBe(false);
});
