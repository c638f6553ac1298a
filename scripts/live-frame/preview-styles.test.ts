import { previewStyles } from './make-live-frame';

test('the host of a preview has what the toolkit sets on the page', () => {
  expect(previewStyles(':where(:root){--a:8px}')).toBe(':where(:root,:host){--a:8px}');
  expect(previewStyles('@media(pointer:coarse){:where(:root, [lang]){--eidos-gap:1px}}')).toBe(
    '@media(pointer:coarse){:where(:root,:host, [lang]){--eidos-gap:1px}}',
  );
});

test('its colors are those of the page’s mode', () => {
  const light =
    ':where(:root:not([data-color-scheme])),:where([data-color-scheme=light]){color-scheme:light;--text:#000}';
  const dark = `:where([data-color-scheme='dark']){color-scheme:dark;--text:#fff}`;
  const other = ':where([data-color-scheme=dark-high-contrast]){--text:#eee}';
  expect(previewStyles(light + dark + other)).toBe(
    `${light}${dark}${other}@layer eidos{:where(:host){--text:light-dark(#000,#fff)}}`,
  );
});
