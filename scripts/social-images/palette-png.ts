import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Higher levels save 6 % of the bytes and take three times as long. */
const LEVEL = 7;

/** Bits of a pixel: a palette of 16 colours. */
const DEPTH = 4;
const PALETTE_TYPE = 3;

/** A part of a PNG: https://www.w3.org/TR/png-3/#5Chunk-layout */
function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** The rows of a picture as a PNG holds them: two pixels a byte, each row behind the number of its filter, which is none. */
function packRows(pixels: Uint8Array, width: number, height: number): Buffer {
  const rows = Buffer.alloc(height * (1 + width / 2));
  let at = 0;
  for (let row = 0; row < height; row += 1) {
    at += 1;
    for (let pixel = row * width; pixel < (row + 1) * width; pixel += 2)
      rows[at++] = (pixels[pixel]! << DEPTH) | pixels[pixel + 1]!;
  }
  return rows;
}

/**
 * Writes a picture as a PNG with a palette.
 * @param pixels an index of `colors` for each
 * @param colors at most 16, as red, green and blue
 */
export function palettePng(
  pixels: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  colors: readonly (readonly number[])[],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([DEPTH, PALETTE_TYPE], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colors.flat())),
    chunk('IDAT', deflateSync(packRows(pixels, width, height), { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
