import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CrashView } from './crash-view';

it('a crashed page reports it, takes the focus, shows the error with its causal chain, and can be tried again', async () => {
  const onRetry = jest.fn();
  render(<CrashView error={new Error('outer', { cause: new Error('inner') })} onRetry={onRetry} />);
  expect(screen.getByRole('heading', { name: 'This page crashed.' })).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('outer Cause: inner');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('a page that works again has the focus in its main', async () => {
  const { rerender } = render(<CrashView key="crash" error="x" onRetry={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(<main key="page">Text</main>);
  expect(screen.getByRole('main')).toHaveFocus();
});

it('a crashed shell has the title without a dot', () => {
  render(<CrashView error="x" onRetry={() => undefined} scope="site" />);
  expect(screen.getByRole('heading')).toHaveTextContent(/^This page crashed$/);
});
