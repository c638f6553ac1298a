/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { layOutFirstScreen } from './lay-out-first-screen';

test('what is far from the window follows once the first screen has been painted', async () => {
  document.body.innerHTML = '<main></main>';
  const main = document.querySelector('main')!;
  layOutFirstScreen();
  expect(main).toHaveAttribute('data-first-screen');
  await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(main).not.toHaveAttribute('data-first-screen');
});

test('a page without a main part is laid out whole', () => {
  document.body.innerHTML = '';
  expect(layOutFirstScreen).not.toThrow();
});
