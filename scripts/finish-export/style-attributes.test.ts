import { rowWithString } from '../../lib/next-formats/output/fixtures';
import { textRow } from '../../lib/next-formats/output/flight-rows';
import { renameStyleAttributes, styleAttributesOf } from './style-attributes';

const styled = '<p class="a" style="color:red">Größe</p><code> style="color:blue"</code>';
const renamed = '<p class="a" data-style="color:red">Größe</p><code> style="color:blue"</code>';

test('style attributes are read as the browser reads them, and text that looks like one is not', () => {
  expect(styleAttributesOf(styled)).toEqual(['color:red']);
  expect(styleAttributesOf('<b style="font-family:&quot;A &amp; B&quot;,&#x27;C&#39;">x</b>')).toEqual([
    `font-family:"A & B",'C'`,
  ]);
});

test('a payload brings the styles of its markup under a name that no policy blocks', () => {
  const payloadWith = (markup: string) => textRow('2', markup) + rowWithString(markup);
  expect(renameStyleAttributes(payloadWith(styled))).toBe(payloadWith(renamed));
});
