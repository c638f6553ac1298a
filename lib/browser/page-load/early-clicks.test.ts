/** @jest-environment jsdom */
import { earlyClickScript, replayEarlyClick } from './early-clicks';

beforeEach(() => {
  document.documentElement.removeAttribute('data-hydrated');
  document.body.innerHTML = '<button data-replay><i>Search</i></button><button>Other</button>';
  // The script is what a page runs; nothing else of it can be called.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(earlyClickScript())();
});

const button = () => document.querySelector('button')!;

test('a press that came before the scripts is done once they are there', () => {
  document.querySelector('i')!.click();
  const clicked = jest.fn();
  button().addEventListener('click', clicked);
  replayEarlyClick();
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('a press after that happens once', () => {
  replayEarlyClick();
  const clicked = jest.fn();
  button().addEventListener('click', clicked);
  button().click();
  replayEarlyClick();
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('a button that works without scripts is not pressed again', () => {
  const other = document.querySelectorAll('button')[1]!;
  other.click();
  const clicked = jest.fn();
  other.addEventListener('click', clicked);
  replayEarlyClick();
  expect(clicked).not.toHaveBeenCalled();
});
