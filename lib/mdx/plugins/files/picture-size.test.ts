import { pictureSize } from './picture-size';

const size = (svg: string) => pictureSize(Buffer.from(svg), 'a.svg');

it.each([
  ['<svg width="40" height="20"/>', { width: 40, height: 20 }],
  ['<svg width="1in" height="2.54cm"/>', { width: 96, height: 96 }],
  ['<svg viewBox="0 0 30 10"/>', { width: 30, height: 10 }],
  ['<svg viewBox="0,0,30,10" width="60"/>', { width: 60, height: 20 }],
  ['<svg viewBox="0 0 30 10" width="100%" height="100%"/>', { width: 30, height: 10 }],
  ['<svg/>', undefined],
  ["<svg\n  height = '5'\n  width='7'\n>", { width: 7, height: 5 }],
  [
    '\uFEFF<?xml version="1.0"?><!-- <svg width="1" height="1"> --><!DOCTYPE svg [<!ENTITY a "b">]><svg width="3" height="4"/>',
    { width: 3, height: 4 },
  ],
  [
    '<s:svg xmlns:s="http://www.w3.org/2000/svg" data-width="9" width="3" height="4" />',
    { width: 3, height: 4 },
  ],
  ['<svg aria-label="a > b" width="3" height="4"/>', { width: 3, height: 4 }],
])('an SVG is as large as it says or as its drawing: %s', (svg, expected) => {
  expect(size(svg)).toEqual(expected);
});

it('a file that is not a drawing is refused', () => {
  expect(() => size('<html/>')).toThrow('it has no <svg> element');
});

it('a moving AVIF is as large as a still one says', () => {
  const box = (type: string, ...parts: readonly Buffer[]) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(8 + parts.reduce((sum, part) => sum + part.length, 0));
    return Buffer.concat([length, Buffer.from(type), ...parts]);
  };
  const size32 = Buffer.from([0, 0, 0, 0, 0, 0, 0, 30, 0, 0, 0, 10]);
  const properties = box('iprp', box('ipco', box('ispe', size32)));
  const avif = Buffer.concat([
    box('ftyp', Buffer.from('avis'), Buffer.alloc(4)),
    box('meta', Buffer.alloc(4), properties),
  ]);
  expect(pictureSize(avif, 'a.avif')).toEqual({ width: 30, height: 10 });
});
