import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as NextOg from 'next/og';
import sharp from 'sharp';
import { SOCIAL_SIZE } from '../../lib/publish/social-image';
import { socialCard, type CardWords } from './social-card';

const FONT = 'node_modules/@fontsource/ysabeau-office/files/ysabeau-office-latin-700-normal.woff';

/** The package names no module for an import by Node itself. */
const load = createRequire(path.resolve('package.json'));

/** Two flat colours and the edges of letters: more colours add bytes that nobody sees. */
const PALETTE = { palette: true, colours: 32, dither: 0, effort: 1 } as const;

/** Draws the picture of a page as a PNG with a palette, without a browser. */
export async function drawCard(words: CardWords): Promise<Buffer> {
  const { ImageResponse } = load('next/og') as typeof NextOg;
  const fonts = [{ name: 'Ysabeau', data: readFileSync(FONT), weight: 700, style: 'normal' } as const];
  const picture = new ImageResponse(socialCard(words), { ...SOCIAL_SIZE, fonts });
  return sharp(await picture.arrayBuffer())
    .png(PALETTE)
    .toBuffer();
}
