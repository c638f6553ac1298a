import { paintFirstScreen } from './first-screen';

const text = (length: number) => `<p>${'a'.repeat(length)}</p>`;
const page = (main: string) => `<html><head><title>A</title></head><body><main>${main}</main></body></html>`;
const awaited = (html: string) =>
  /<link rel="expect" href="([^"]*)" blocking="render"\/>/.exec(paintFirstScreen(html))?.[1];

test('a page waits for the first heading below the first screen', () => {
  const html = page(
    `<h1 id="title">A</h1><h2 id="near">B</h2>${text(6000)}<h2 id="below">C</h2>${text(100)}<h3 id="after">D</h3>`,
  );
  expect(awaited(html)).toBe('#below');
  expect(paintFirstScreen(html)).toContain('<head><link rel="expect"');
});

test('a page is painted as before when it is short, or so long that all of it would have to be laid out first', () => {
  for (const html of [
    page(`<h2 id="near">B</h2>${text(3000)}`),
    `${page(text(4500))}<h2 id="footer">B</h2>`,
    page(`${text(6000)}<h2 id="below">B</h2>${text(20_000)}`),
    '<html><head></head><body><h2 id="a">No main part</h2></body></html>',
  ])
    expect(paintFirstScreen(html)).toBe(html);
});

test('a heading whose id an address would write in another way is left out', () => {
  expect(awaited(page(`${text(6000)}<h2 id="größe">B</h2><h2 id="plain">C</h2>`))).toBe('#plain');
});
