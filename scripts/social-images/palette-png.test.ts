/** @jest-environment node */
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { toPalettePng } from './palette-png';

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
};

/** A picture of one line, whose pixels are given as red, green, blue and alpha. */
function pngOf(pixels: readonly (readonly number[])[], filter = 0): Buffer {
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.concat([uint32(pixels.length), uint32(1), Buffer.from([8, 6, 0, 0, 0])])),
    chunk('IDAT', deflateSync(Buffer.from([filter, ...pixels.flat()]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function dataOf(png: Buffer, wanted: string): Buffer {
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const length = png.readUInt32BE(at);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(png.subarray(at + 4, at + 8 + length)));
    if (png.toString('latin1', at + 4, at + 8) === wanted) return png.subarray(at + 8, at + 8 + length);
  }
  throw new Error(`There is no ${wanted}.`);
}

/** The colours of a picture of one line with a palette. */
function colorsOf(png: Buffer): number[][] {
  const palette = dataOf(png, 'PLTE');
  const [, ...places] = inflateSync(dataOf(png, 'IDAT'));
  return places.map((place) => [...palette.subarray(place * 3, place * 3 + 3)]);
}

it('keeps every pixel of a picture of few colours', () => {
  const png = toPalettePng(
    pngOf([
      [255, 0, 0, 255],
      [1, 2, 3, 255],
      [255, 0, 0, 255],
    ]),
  );
  expect([...dataOf(png, 'IHDR')]).toEqual([0, 0, 0, 3, 0, 0, 0, 1, 8, 3, 0, 0, 0]);
  expect(colorsOf(png)).toEqual([
    [255, 0, 0],
    [1, 2, 3],
    [255, 0, 0],
  ]);
});

it('shows the rarest of many colours by the nearest of the others', () => {
  const frequent = Array.from({ length: 256 }, (_, level) => [level, 0, 0, 255]);
  const png = toPalettePng(pngOf([...frequent, ...frequent, [100, 1, 0, 255]]));
  expect(colorsOf(png).at(-1)).toEqual([100, 0, 0]);
  expect(colorsOf(png)[7]).toEqual([7, 0, 0]);
});

it.each([
  ['that is transparent somewhere', pngOf([[0, 0, 0, 128]])],
  ['whose lines are filtered', pngOf([[0, 0, 0, 255]], 1)],
])('leaves a picture %s as it is', (_, png) => {
  expect(toPalettePng(png)).toBe(png);
});
