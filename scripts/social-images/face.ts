import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

const FILE = 'node_modules/@fontsource/ysabeau-office/files/ysabeau-office-latin-700-normal.woff';

let known: Font | undefined;

/** The face of the pictures, parsed once. */
function face(): Font {
  if (known) return known;
  const font = create(readFileSync(FILE));
  if ('fonts' in font) throw new Error(`${FILE} holds several faces.`);
  return (known = font);
}

const scaleOf = (size: number) => size / face().unitsPerEm;

/** The width of a line of text. */
export const widthOf = (text: string, size: number) => face().layout(text).advanceWidth * scaleOf(size);

/** Distance from the top of a line to its baseline, in units of the size of its letters. */
export function baselineOf(lineHeight: number): number {
  const { ascent, descent, unitsPerEm } = face();
  return (lineHeight + (ascent + descent) / unitsPerEm) / 2;
}

/** Where a line may end: behind a space or a hyphen. */
const BREAK = /(?<=[\s-])/;

/** A word, or the parts of one that is wider than a line. */
function splitWord(word: string, size: number, width: number): string[] {
  if (widthOf(word.trimEnd(), size) <= width) return [word];
  const parts = [''];
  for (const character of word) {
    const longer = (parts.at(-1) ?? '') + character;
    if (widthOf(longer.trimEnd(), size) > width) parts.push(character);
    else parts[parts.length - 1] = longer;
  }
  return parts;
}

/** Divides a text into lines of at most `width`. */
export function breakLines(text: string, size: number, width: number): string[] {
  const lines = [''];
  for (const word of text.split(BREAK).flatMap((part) => splitWord(part, size, width))) {
    const longer = (lines.at(-1) ?? '') + word;
    if (lines.at(-1) && widthOf(longer.trimEnd(), size) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line) => line.trim());
}

/** Where a line of text begins, and the size of its letters. */
export interface TextPlace {
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
}

/** The outlines of the letters of a line, as the data of an SVG path. */
export function outlineOf(text: string, { x, baseline, size }: TextPlace): string {
  const { glyphs, positions } = face().layout(text);
  const scale = scaleOf(size);
  let left = x;
  return glyphs
    .map(({ path }, index) => {
      const data = path.scale(scale, -scale).translate(left, baseline).toSVG();
      left += (positions[index]?.xAdvance ?? 0) * scale;
      return data;
    })
    .join('');
}
