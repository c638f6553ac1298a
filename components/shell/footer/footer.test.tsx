import { render, screen, within } from '@testing-library/react';
import { Footer } from './footer';

const common = { style: 'light' as const, organizationName: 'Eidos & Co' };

it('titled columns have headings; links to other sites open a new tab', () => {
  const items = [
    { label: 'Docs', to: '/docs' },
    { label: 'Elsewhere', href: 'https://example.org' },
  ];
  render(<Footer {...common} links={[{ title: 'Learn', items }]} />);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('heading', { name: 'Learn' })).toBeInTheDocument();
  expect(footer.getByRole('link', { name: 'Docs' })).not.toHaveAttribute('target');
  expect(footer.getByRole('link', { name: /Elsewhere/ })).toHaveAttribute('rel', 'noopener noreferrer');
});

it('markup may be used instead of a link, in a column and in a row', () => {
  const item = { html: 'Built with <a href="https://example.org">care</a>' };
  const { unmount } = render(<Footer {...common} links={[{ title: 'More', items: [item] }]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('Built with care');
  unmount();
  render(<Footer {...common} links={[item]} />);
  expect(screen.getByRole('link', { name: 'care' })).toHaveAttribute('href', 'https://example.org');
});

it('the copyright line is for 2025 with the company’s name in place of {name}', () => {
  render(<Footer {...common} links={[]} copyright="Copyright © 2025 {name}" />);
  expect(screen.getByText('Copyright © 2025 Eidos & Co')).toBeInTheDocument();
});

it('a logo is a link only when it has a target', () => {
  const logo = { src: '/l.svg', alt: 'House', width: 64, height: 32 };
  const { unmount } = render(<Footer {...common} links={[]} logo={logo} />);
  expect(screen.getByRole('img', { name: 'House' })).toHaveAttribute('width', '64');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  unmount();
  render(<Footer {...common} links={[]} logo={{ ...logo, href: 'https://example.org', target: '_blank' }} />);
  expect(screen.getByRole('link', { name: 'House' })).toHaveAttribute('target', '_blank');
});
