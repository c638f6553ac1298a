import { render, screen, within } from '@testing-library/react';
import { HomePage } from './home-page';

it('lists where to go next', () => {
  const slots = { install: null, screen: null, table: null, rows: null, example: null, figures: undefined };
  render(<HomePage tagline="Screens from a schema" {...slots} />);
  const next = within(screen.getByRole('region', { name: 'Next steps' }));
  expect(next.getByRole('link', { name: 'Getting started' })).toHaveAttribute(
    'href',
    '/docs/tutorial/getting%20started',
  );
});
