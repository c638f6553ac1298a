import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { causeChain, CrashView } from './crash-view';

it('a page that works again has the focus in its main', async () => {
  const { rerender } = render(<CrashView key="crash" error="x" onRetry={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(<main key="page">Text</main>);
  expect(screen.getByRole('main')).toHaveFocus();
});

it('a chain of causes ends where it leads back to itself', () => {
  const error = new Error('round', { cause: new Error('inner', { cause: 'a text' }) });
  expect(causeChain(error)).toBe('round\n\nCause:\ninner\n\nCause:\na text');
  error.cause = error;
  expect(causeChain(error)).toBe('round');
});
