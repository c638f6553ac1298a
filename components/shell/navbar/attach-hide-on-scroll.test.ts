import { hidesBar } from './attach-hide-on-scroll';

const sizes = { barHeight: 60, viewportHeight: 900, pageHeight: 5000 };

it.each<[string, number, number, boolean | undefined]>([
  ['hides when scrolling down', 400, 300, true],
  ['hides at the first movement too', 400, 0, true],
  ['shows when scrolling up', 300, 400, false],
  ['shows within its own height of the top', 59, 0, false],
  ['stays as it is while the page bounces at its end', 4080, 4100, undefined],
])('the bar %s', (_, y, previous, expected) => {
  expect(hidesBar({ y, previous, ...sizes })).toBe(expected);
});
