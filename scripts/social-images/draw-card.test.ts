/** @jest-environment node */
import { imageSize } from 'image-size';
import { SOCIAL_SIZE } from '../../lib/publish/social-image';
import { drawCard } from './draw-card';

/** Where a PNG says how its colours are written, and the value for a palette. */
const COLOR_TYPE = { at: 25, palette: 3 };

it('draws a picture of the promised size, with a palette', async () => {
  const png = await drawCard({ title: 'Server errors', section: 'Tutorial', siteTitle: 'Eidos' });
  expect(imageSize(png)).toMatchObject({ ...SOCIAL_SIZE, type: 'png' });
  expect(png[COLOR_TYPE.at]).toBe(COLOR_TYPE.palette);
});
