import { findTexts } from './flight-texts';
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
  const stream =
    `1:"$Sreact.fragment"\n2:T${Buffer.byteLength(styled).toString(16)},${styled}` +
    `0:["$","main",null,{"dangerouslySetInnerHTML":{"__html":${JSON.stringify(styled)}}}]\n`;
  const texts = findTexts(renameStyleAttributes(stream));
  expect(texts.map(({ rowId, text }) => [rowId, text])).toEqual([
    ['2', renamed],
    [undefined, renamed],
  ]);
});

test('what is no payload stays as it is', () => {
  const robots = 'User-Agent: *\nAllow: /\n';
  expect(renameStyleAttributes(robots)).toBe(robots);
});
