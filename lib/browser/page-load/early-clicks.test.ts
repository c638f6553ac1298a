/** @jest-environment jsdom */
import { earlyClickScript, replayEarlyClick } from './early-clicks';
import { runScript } from './fixtures/run-script';

beforeAll(() => runScript(earlyClickScript()));

/** Shows a page and returns one of its buttons. */
function show(html: string, name: string) {
  document.body.innerHTML = html;
  return [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
}

function listen(button: HTMLElement) {
  const clicked = jest.fn();
  button.addEventListener('click', clicked);
  return clicked;
}

const shell = '<button data-replay="hydration"><i>Search</i></button><button>Menu</button>';

test('a press before the scripts loaded is repeated once they have', () => {
  const button = show(shell, 'Search');
  button.querySelector('i')!.click();
  const clicked = listen(button);
  replayEarlyClick('hydration');
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('a press after that happens once', () => {
  const button = show(shell, 'Search');
  replayEarlyClick('hydration');
  const clicked = listen(button);
  button.click();
  replayEarlyClick('hydration');
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('a button that works without scripts is not pressed again', () => {
  const button = show(shell, 'Menu');
  button.click();
  const clicked = listen(button);
  replayEarlyClick('hydration');
  expect(clicked).not.toHaveBeenCalled();
});

test('a button of a behavior is pressed again when that one is attached', () => {
  const button = show('<button data-replay="[data-code]">Copy</button>', 'Copy');
  button.click();
  const clicked = listen(button);
  replayEarlyClick('hydration');
  replayEarlyClick('[data-tabs]');
  expect(clicked).not.toHaveBeenCalled();
  replayEarlyClick('[data-code]');
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('a press is forgotten with the page that it was on', () => {
  show(shell, 'Search').click();
  const clicked = listen(show(shell, 'Search'));
  replayEarlyClick('hydration');
  expect(clicked).not.toHaveBeenCalled();
});
