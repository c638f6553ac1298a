import { render, screen } from '@testing-library/react';
import { H2 } from './heading';

describe('a heading', () => {
  it('ends in a link to itself that is named by its plain text', () => {
    render(
      <H2 id="use-set">
        Use <code>set</code> &amp; <em>get</em>
      </H2>,
    );
    const link = screen.getByRole('link', { name: 'Direct link to Use set & get' });
    expect(link).toHaveAttribute('href', '#use-set');
    expect(screen.getByRole('heading', { level: 2 })).toContainElement(link);
  });

  it('without an id has no link', () => {
    render(<H2>Text</H2>);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
