import { previewStyles } from './preview-styles';

const site =
  '@layer eidos { html { --eidos-font-family: var(--font-text); --eidos-color-text: var(--color-text) } }';
const preview = (styles: string) => previewStyles(styles, site);

test('the host of a preview has what the toolkit sets on the page', () => {
  expect(preview(':where(:root){--eidos-spacing:8px}')).toBe(':where(:root,:host){--eidos-spacing:8px}');
  expect(preview('@media(pointer:coarse){:where(:root, [data-color-scheme]){--eidos-gap:1px}}')).toBe(
    '@media(pointer:coarse){:where(:root,:host, [data-color-scheme]){--eidos-gap:1px}}',
  );
});

test('it inherits what the site sets', () => {
  const styles = ':where(:root){--eidos-spacing:8px;--eidos-font-family:Roboto}';
  expect(preview(styles)).toBe(':where(:root,:host){--eidos-spacing:8px}');
  expect(preview(':where(:root){--eidos-color-text:red}')).toBe('');
});

test('everything else stays, such as the colours of a scheme that a sample names', () => {
  const styles =
    ':where([data-color-scheme=dark]){--eidos-color-text:#fff}:where(:root:not([data-color-scheme])){color-scheme:light}.eidos-input{margin:0}';
  expect(preview(styles)).toBe(styles);
});
