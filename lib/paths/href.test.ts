import { hrefOf } from './href';

it('encodes once and adds the base path once', () => {
  expect(hrefOf('/docs/tutorial/getting started', '/preview')).toBe(
    '/preview/docs/tutorial/getting%20started',
  );
  expect(hrefOf('/docs/tutorial/getting%20started', '')).toBe('/docs/tutorial/getting%20started');
});

it('keeps query and hash', () => expect(hrefOf('/a?x=1#y', '/p')).toBe('/p/a?x=1#y'));

it.each(['#top', 'https://example.org/a b', '//cdn.example.org', 'mailto:a@example.org'])(
  'leaves %s as it is',
  (link) => expect(hrefOf(link, '/preview')).toBe(link),
);
