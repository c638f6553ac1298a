import { imageSize } from 'image-size';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels of each unit that an SVG may have its size in. */
const pixels: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  em: 16,
  rem: 16,
};

function lengthOf(written: string | undefined): number | undefined {
  const [, number, unit = ''] = /^\s*\+?([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(written ?? '') ?? [];
  const factor = pixels[unit.toLowerCase()];
  const length = number === undefined || factor === undefined ? NaN : Number(number) * factor;
  return length > 0 ? length : undefined;
}

/** The size that an SVG says or that its drawing has; undefined for one that is as wide as its place. */
function svgSize(text: string): PictureSize | undefined {
  const markup = text.replaceAll(/<!--[^]*?-->|<\?[^]*?\?>|<!DOCTYPE[^[>]*(?:\[[^\]]*\])?[^>]*>/gi, '');
  const root = /<(?:[\w-]+:)?svg\b((?:[^>"']|"[^"]*"|'[^']*')*)>/.exec(markup)?.[1];
  if (root === undefined) throw new Error('it has no <svg> element');
  const attribute = (name: string) =>
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(root)?.slice(1).find(Boolean);
  const [width, height] = [lengthOf(attribute('width')), lengthOf(attribute('height'))];
  if (width && height) return { width, height };
  const [, , wide = 0, high = 0] = (attribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(wide > 0 && high > 0)) return undefined;
  if (width) return { width, height: (width * high) / wide };
  if (height) return { width: (height * wide) / high, height };
  return { width: wide, height: high };
}

/** The content of a moving AVIF with the brand "avif" instead of "avis": `image-size` only recognizes the first one. */
function asStill(content: Buffer): Buffer {
  if (content.toString('latin1', 4, 12) !== 'ftypavis') return content;
  const still = Buffer.from(content);
  still.write('avif', 8, 'latin1');
  return still;
}

/**
 * Width and height of a picture in CSS pixels; undefined for an SVG without a size of its own.
 * @throws when the file is not a picture.
 */
export function pictureSize(content: Buffer, name: string): PictureSize | undefined {
  if (/\.svg$/i.test(name)) {
    const isUtf16 = content[0] === 0xff && content[1] === 0xfe;
    const size = svgSize(content.toString(isUtf16 ? 'utf16le' : 'utf8'));
    return size && { width: Math.round(size.width), height: Math.round(size.height) };
  }
  const { width, height, orientation = 1 } = imageSize(asStill(content));
  // A photograph that was taken upright is stored lying.
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}
