import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as NextOg from 'next/og';
import sharp from 'sharp';
import { SOCIAL_SIZE } from '../../lib/publish/social-image';
import { socialCard, type CardWords } from './social-card';

const FONT = 'node_modules/@fontsource/ysabeau-office/files/ysabeau-office-latin-700-normal.woff';

type FontOptions = NonNullable<
  NonNullable<ConstructorParameters<typeof NextOg.ImageResponse>[1]>['fonts']
>[number];

/** The package names no module for an import by Node itself. */
const load = createRequire(path.resolve('package.json'));

/** Flat colours and the edges of letters: with 16, a pixel takes four bits instead of eight. */
const PALETTE = { palette: true, colours: 16, dither: 0, effort: 1 } as const;

/** Read once: satori parses a font again unless it is given the same list. */
let knownFonts: [FontOptions] | undefined;
const fonts = (): [FontOptions] =>
  (knownFonts ??= [{ name: 'Ysabeau', data: readFileSync(FONT), weight: 700, style: 'normal' }]);

/** Draws the picture of a page as a PNG with a palette, without a browser. */
export async function drawCard(words: CardWords): Promise<Buffer> {
  const { ImageResponse } = load('next/og') as typeof NextOg;
  const picture = new ImageResponse(socialCard(words), { ...SOCIAL_SIZE, fonts: fonts() });
  return sharp(await picture.arrayBuffer())
    .png(PALETTE)
    .toBuffer();
}
