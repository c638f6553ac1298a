import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Splitter } from './splitter';

function Panes() {
  const [share, setShare] = useState(50);
  return (
    <>
      <p id="pane">Pane</p>
      <Splitter label="Pane" controls="pane" panes="beside" share={share} onShare={setShare} />
    </>
  );
}

test('arrows move it, with Shift further, Home and End as far as it goes; keys of the browser are left alone', async () => {
  render(<Panes />);
  const bar = screen.getByRole('separator', { name: 'Pane' });
  const value = () => Number(bar.getAttribute('aria-valuenow'));
  await userEvent.tab();
  expect(bar).toHaveFocus();
  expect(bar).toHaveAttribute('aria-controls', 'pane');
  expect(bar).toHaveAttribute('aria-orientation', 'vertical');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(value()).toBe(54);
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(value()).toBe(44);
  fireEvent.keyDown(bar, { key: 'ArrowLeft', altKey: true });
  expect(value()).toBe(44);
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(value()).toBe(15);
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(value()).toBe(85);
  await userEvent.keyboard('{ArrowUp}');
  expect(value()).toBe(85);
});
