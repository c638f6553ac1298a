import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Splitter, usePaneShare } from './splitter';

function Panes() {
  const { splitter, style } = usePaneShare('columns', 50);
  return (
    <div data-testid="panes" style={style}>
      <p id="pane">Pane</p>
      <Splitter label="Pane" controls="pane" panes="beside" {...splitter} />
    </div>
  );
}

const bar = () => screen.getByRole('separator', { name: 'Pane' });
const value = () => Number(bar().getAttribute('aria-valuenow'));

beforeEach(() => window.localStorage.clear());

test('arrows move it, with Shift further, Home and End as far as it goes', async () => {
  render(<Panes />);
  await userEvent.tab();
  expect(bar()).toHaveFocus();
  expect(bar()).toHaveAttribute('aria-controls', 'pane');
  expect(bar()).toHaveAttribute('aria-orientation', 'vertical');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(value()).toBe(54);
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(value()).toBe(44);
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(value()).toBe(15);
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(value()).toBe(85);
  await userEvent.keyboard('{ArrowUp}');
  expect(value()).toBe(85);
});

test('Enter shrinks the pane and restores it', async () => {
  render(<Panes />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(value()).toBe(15);
  await userEvent.keyboard('{Enter}');
  expect(value()).toBe(52);
});

test('the size is kept, and a double click resets it', async () => {
  const { unmount } = render(<Panes />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  unmount();
  render(<Panes />);
  expect(value()).toBe(52);
  expect(screen.getByTestId('panes').style.getPropertyValue('--columns-first')).toBe('52fr');
  fireEvent.doubleClick(bar());
  expect(value()).toBe(50);
  expect(screen.getByTestId('panes').style.getPropertyValue('--columns-first')).toBe('');
});

test.each(['wide', '-3', '999'])('a size that was stored as %s leaves both panes in view', (stored) => {
  window.localStorage.setItem('playground.columns', stored);
  render(<Panes />);
  expect(value()).toBeGreaterThanOrEqual(15);
  expect(value()).toBeLessThanOrEqual(85);
});

test('keys of the browser and of the system are left alone', () => {
  render(<Panes />);
  fireEvent.keyDown(bar(), { key: 'ArrowLeft', altKey: true });
  expect(value()).toBe(50);
});
