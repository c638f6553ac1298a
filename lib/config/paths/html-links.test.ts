import { urlsIn, htmlWithHrefs } from './html-links';

const html = `News: <a class="x" href="/docs/getting started?a=1&amp;b=2#c">read</a>, <img src='/img/a.png' alt="a > b"> <a href=https://example.org>x</a> href="/no"`;

it('finds the URLs of links and pictures', () => {
  expect(urlsIn(html)).toEqual(['/docs/getting started?a=1&b=2#c', '/img/a.png', 'https://example.org']);
});

it('puts URLs from the root below the base path, encoded', () => {
  expect(htmlWithHrefs(html, '/preview/x')).toBe(
    `News: <a class="x" href="/preview/x/docs/getting%20started?a=1&amp;b=2#c">read</a>, <img src="/preview/x/img/a.png" alt="a > b"> <a href="https://example.org">x</a> href="/no"`,
  );
});

it('does not change anchors and markup without URLs', () => {
  expect(htmlWithHrefs('<b>1 < 2</b> <a href="#x">x</a>', '/p')).toBe('<b>1 < 2</b> <a href="#x">x</a>');
});
