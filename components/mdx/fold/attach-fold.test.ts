import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFixture } from '../compile-fixture';
import { attachFold } from './attach-fold';

const code = (lines: number) =>
  ['```js', ...Array.from({ length: lines }, (_, i) => `a(${i});`), '```'].join('\n');

async function show(lines: number) {
  const page = await renderFixture(code(lines));
  attachFold(page, new AbortController().signal);
  return screen.getByRole('region');
}

it('leaves code alone that is hardly longer than what would be shown', async () => {
  await show(22);
  expect(screen.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
});

it('unfolds long code and folds it again', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const region = await show(40);
  expect(region).toHaveTextContent('a(39);');
  expect(region).toHaveAttribute('data-folded');
  const button = screen.getByRole('button', { name: 'Show all 40 lines', expanded: false });
  await userEvent.click(button);
  expect(region).not.toHaveAttribute('data-folded');
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer lines', expanded: true }));
  expect(region).toHaveAttribute('data-folded');
});

it('unfolds when the browser scrolls to a line out of sight', async () => {
  const region = await show(40);
  region.scrollLeft = 10;
  fireEvent.scroll(region);
  expect(region).toHaveAttribute('data-folded');
  region.scrollTop = 30;
  fireEvent.scroll(region);
  expect(region).not.toHaveAttribute('data-folded');
});
