import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const BYTES_PER_PIXEL = 4;
const MOST_COLORS = 256;

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

function readChunks(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.push({
      type: png.toString('latin1', at + 4, at + 8),
      data: png.subarray(at + 8, at + 8 + length),
    });
    at += length + 12;
  }
  return chunks;
}

function writeChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** The header of a picture with 8 bits for each of red, green, blue and alpha, in lines from top to bottom. */
const isPlainRgba = (header: Buffer) => header.subarray(8, 13).equals(Buffer.from([8, 6, 0, 0, 0]));

function distance(one: number, other: number): number {
  const part = (shift: number) => ((one >>> shift) & 255) - ((other >>> shift) & 255);
  return part(24) ** 2 + part(16) ** 2 + part(8) ** 2;
}

/** The most frequent colours, and for every colour the place of the one that shows it. */
function choosePalette(counts: ReadonlyMap<number, number>) {
  const byFrequency = [...counts].sort(([, one], [, other]) => other - one).map(([color]) => color);
  const palette = byFrequency.slice(0, MOST_COLORS);
  const places = new Map(palette.map((color, place) => [color, place]));
  for (const color of byFrequency.slice(MOST_COLORS)) {
    const nearest = palette.reduce((best, candidate) =>
      distance(candidate, color) < distance(best, color) ? candidate : best,
    );
    places.set(color, palette.indexOf(nearest));
  }
  return { palette, places };
}

/**
 * Writes an opaque picture with a palette, in a quarter of the bytes. Of more than 256 colours the rarest, which are
 * edges of letters, become the nearest ones. A picture of another form is returned as it is.
 */
export function toPalettePng(png: Buffer): Buffer {
  const chunks = readChunks(png);
  const header = chunks.find(({ type }) => type === 'IHDR')?.data;
  if (!header || !isPlainRgba(header)) return png;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const lines = inflateSync(
    Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
  );
  const lineLength = 1 + width * BYTES_PER_PIXEL;
  const colorAt = (x: number, y: number) => lines.readUInt32BE(y * lineLength + 1 + x * BYTES_PER_PIXEL);

  const counts = new Map<number, number>();
  for (let y = 0; y < height; y += 1) {
    // Each line begins with how it is filtered; the renderer filters none.
    if (lines[y * lineLength] !== 0) return png;
    for (let x = 0; x < width; x += 1) counts.set(colorAt(x, y), (counts.get(colorAt(x, y)) ?? 0) + 1);
  }
  if ([...counts.keys()].some((color) => (color & 255) !== 255)) return png;

  const { palette, places } = choosePalette(counts);
  const pixels = Buffer.alloc(height * (1 + width));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) pixels[y * (1 + width) + 1 + x] = places.get(colorAt(x, y)) ?? 0;
  const paletteHeader = Buffer.from(header);
  paletteHeader[9] = 3;
  return Buffer.concat([
    SIGNATURE,
    writeChunk('IHDR', paletteHeader),
    writeChunk(
      'PLTE',
      Buffer.from(palette.flatMap((color) => [color >>> 24, (color >>> 16) & 255, (color >>> 8) & 255])),
    ),
    writeChunk('IDAT', deflateSync(pixels, { level: 9 })),
    writeChunk('IEND', Buffer.alloc(0)),
  ]);
}
