import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as NextOg from 'next/og';
import { SOCIAL_SIZE } from '../../lib/publish/social-image';
import { toPalettePng } from './palette-png';
import { socialCard, type CardWords } from './social-card';

const FONT = 'node_modules/@fontsource/ysabeau/files/ysabeau-latin-700-normal.woff';

/** The package names no module for an import by Node itself. */
const load = createRequire(path.resolve('package.json'));

/** Draws the picture of a page as a PNG, without a browser. */
export async function drawCard(words: CardWords): Promise<Buffer> {
  const { ImageResponse } = load('next/og') as typeof NextOg;
  const fonts = [{ name: 'Ysabeau', data: readFileSync(FONT), weight: 700, style: 'normal' } as const];
  const picture = new ImageResponse(socialCard(words), { ...SOCIAL_SIZE, fonts });
  return toPalettePng(Buffer.from(await picture.arrayBuffer()));
}
