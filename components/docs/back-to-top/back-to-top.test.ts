/** @jest-environment node */
import { showsButton } from './back-to-top';

/** Scrolls through these positions of a page of 5000 px and returns when the button shows. */
function scroll(...positions: number[]): boolean[] {
  let isShown = false;
  let previous = 0;
  return positions.map((y) => {
    isShown = showsButton({ y, previous, viewportHeight: 900, pageHeight: 5000 }, isShown);
    previous = y;
    return isShown;
  });
}

it('shows on the way up from 300 px on, and hides on the way down', () => {
  expect(scroll(3000, 2900, 2910, 2800, 299)).toEqual([false, true, false, true, false]);
});

it('does not show while the page bounces past its end', () => {
  expect(scroll(4110, 4100)).toEqual([false, false]);
});
