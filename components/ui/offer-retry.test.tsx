import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { offerRetry } from './offer-retry';

it('shows why a part could not be loaded, and loads it again at each press', async () => {
  const Part = ({ name }: { readonly name: string }) => <p>Part {name}</p>;
  const load = jest
    .fn<Promise<{ default: typeof Part }>, []>()
    .mockRejectedValueOnce(new Error('first'))
    .mockRejectedValueOnce(new Error('second'))
    .mockResolvedValue({ default: Part });
  const LazyPart = lazy(offerRetry(load));
  render(
    <main>
      <Suspense>
        <LazyPart name="A" />
      </Suspense>
    </main>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Error: first');
  const retry = screen.getByRole('button', { name: 'Retry' });
  await userEvent.click(retry);
  expect(screen.getByRole('alert')).toHaveTextContent('Error: second');
  await userEvent.click(retry);
  expect(screen.getByText('Part A')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});
