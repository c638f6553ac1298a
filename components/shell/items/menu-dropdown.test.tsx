import { render, screen } from '@testing-library/react';
import { MenuDropdown } from './menu-dropdown';

let path = '/apiDocs';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

const dropdown = () => (
  <MenuDropdown label="More" opensOn={[{ within: ['/markdown-page'] }]}>
    <li>Entry</li>
  </MenuDropdown>
);
const details = () => screen.getByText('More').closest('details');

it('a mobile dropdown opens when the page on screen becomes one of its items, and never closes by itself', () => {
  path = '/apiDocs';
  const { rerender } = render(dropdown());
  expect(details()).not.toHaveAttribute('open');
  path = '/markdown-page';
  rerender(dropdown());
  expect(details()).toHaveAttribute('open');
  path = '/apiDocs';
  rerender(dropdown());
  expect(details()).toHaveAttribute('open');
});
