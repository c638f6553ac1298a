import sharp from 'sharp';
import { SOCIAL_SIZE } from '../../lib/publish/social-image';
import { palettePng } from './palette-png';
import { drawBrand, drawPage, ink, paper, type CardWords, type Drawing, type Ink } from './social-card';

const { width, height } = SOCIAL_SIZE;

/** How many shades between paper and itself each colour has, for the edges of shapes; with the paper they are 16. */
const shades = { text: 5, muted: 3, accent: 4, line: 3 } satisfies Record<Ink, number>;

const inks = Object.keys(shades) as Ink[];

const channelsOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Paper, then the shades of each colour from the lightest to itself. */
const palette = [
  channelsOf(paper),
  ...inks.flatMap((name) =>
    Array.from({ length: shades[name] }, (_, shade) => {
      const part = (shade + 1) / shades[name];
      const [from, to] = [channelsOf(paper), channelsOf(ink[name])];
      return to.map((value, channel) => Math.round(value * part + from[channel]! * (1 - part)));
    }),
  ),
];

/** The index of the shade of a colour for each part of a pixel that a shape covers, from 0 to 255. */
const indexes = new Map(
  inks.map((name, place) => {
    const first = 1 + inks.slice(0, place).reduce((sum, before) => sum + shades[before], 0);
    const ofCoverage = Uint8Array.from({ length: 256 }, (_, covered) => {
      const shade = Math.round((covered / 255) * shades[name]);
      return shade === 0 ? 0 : first + shade - 1;
    });
    return [name, ofCoverage] as const;
  }),
);

/** Colours of an SVG, of which a raster tells one number of each pixel apart from the others. */
const channels = ['#f00', '#0f0', '#00f'];

/** Draws shapes into a picture of palette indexes: all of them at once, each colour as a channel of its own. */
async function draw(pixels: Uint8Array, { left, right, top, bottom, shapes }: Drawing): Promise<void> {
  const drawn = Object.entries(shapes) as [Ink, string][];
  const groups = drawn.map(
    ([, shape], place) => `<g fill="${channels[place]}" stroke="${channels[place]}">${shape}</g>`,
  );
  const [columns, rows] = [right - left, bottom - top];
  const box = `width="${columns}" height="${rows}" viewBox="${left} ${top} ${columns} ${rows}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${groups.join('')}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).flatten().raw().toBuffer({ resolveWithObject: true });
  for (const [place, [name]] of drawn.entries()) {
    const indexOf = indexes.get(name)!;
    for (let row = 0; row < rows; row += 1) {
      const end = (row + 1) * columns * info.channels;
      let pixel = (top + row) * width + left;
      for (let at = row * columns * info.channels + place; at < end; at += info.channels, pixel += 1)
        if (data[at] !== 0) pixels[pixel] = indexOf[data[at]!]!;
    }
  }
}

let brand: { readonly siteTitle: string; readonly pixels: Promise<Uint8Array> } | undefined;

async function brandPixels(siteTitle: string): Promise<Uint8Array> {
  const pixels = new Uint8Array(width * height);
  await draw(pixels, drawBrand(siteTitle));
  return pixels;
}

/** Draws the picture of a page as a PNG with a palette, without a browser. */
export async function drawCard({ siteTitle, ...page }: CardWords): Promise<Buffer> {
  if (brand?.siteTitle !== siteTitle) brand = { siteTitle, pixels: brandPixels(siteTitle) };
  const pixels = (await brand.pixels).slice();
  await draw(pixels, drawPage(page));
  return palettePng(pixels, SOCIAL_SIZE, palette);
}
