/** @jest-environment node */
import { imageSize } from 'image-size';
import sharp from 'sharp';
import { SOCIAL_SIZE } from '../../lib/publish/social-image';
import { drawCard } from './draw-card';
import { ink, paper } from './social-card';

/** Where a PNG says how its colours are written, and the value for a palette. */
const COLOR_TYPE = { at: 25, palette: 3 };

/** The colours of a part of a picture, as they are written in CSS. */
async function colorsIn(png: Buffer, top: number, height: number): Promise<ReadonlySet<string>> {
  const part = { left: 0, top, width: SOCIAL_SIZE.width, height };
  const { data, info } = await sharp(png).extract(part).raw().toBuffer({ resolveWithObject: true });
  const colors = new Set<string>();
  for (let at = 0; at < data.length; at += info.channels)
    colors.add(`#${data.subarray(at, at + 3).toString('hex')}`);
  return colors;
}

const words = { title: 'Server errors', section: 'Tutorial', siteTitle: 'Eidos' };

it('draws a picture of the promised size, with a palette', async () => {
  const png = await drawCard(words);
  expect(imageSize(png)).toMatchObject({ ...SOCIAL_SIZE, type: 'png' });
  expect(png[COLOR_TYPE.at]).toBe(COLOR_TYPE.palette);
});

it('shows the brand at the top, the section above the title, and a bar', async () => {
  const png = await drawCard(words);
  const [brand, section, title] = [
    await colorsIn(png, 80, 84),
    await colorsIn(png, 360, 40),
    await colorsIn(png, 430, 100),
  ];
  for (const color of [ink.accent, ink.line, ink.text, paper]) expect(brand).toContain(color);
  expect(section).toContain(ink.muted);
  expect(title).toContain(ink.text);
  expect(title).not.toContain(ink.muted);
  expect([...(await colorsIn(png, 612, 18))]).toEqual([ink.accent]);
});

it('says only what belongs to the page', async () => {
  const [first] = [await drawCard(words), await drawCard({ ...words, title: 'Types' })];
  expect(await drawCard(words)).toEqual(first);
  const withoutSection = await drawCard({ ...words, section: undefined });
  expect([...(await colorsIn(withoutSection, 170, 240))]).toEqual([paper]);
});
