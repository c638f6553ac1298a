import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/** Printable ASCII and what English pages use beyond it. */
const ENGLISH =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  '\u00a0–—‘’“”…·©§°±×«»←→↗≤≥−';

/** The letters of western European languages that ASCII lacks. */
const ACCENTED_LETTERS =
  Array.from({ length: 64 }, (_, index) => String.fromCharCode(0xc0 + index)).join('') + 'ŒœŸẞ';

/** Ysabeau with lining figures, so that `0.0.0` does not read `o.o.o`. */
const HEADING = 'node_modules/@fontsource/ysabeau-office/files/ysabeau-office-latin-700-normal.woff2';
const TEXT = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** The face of the headings, cut down to English. */
export const HEADING_FACE = 'app/fonts/ysabeau-office-700.woff2';

/** The face of the text, cut down to English, in the weights that the site uses. */
export const TEXT_FACE = 'app/fonts/inter.woff2';

const textAxes = { wght: { min: 400, max: 700 } };
const faces = [
  { file: HEADING_FACE, source: HEADING, characters: ENGLISH },
  { file: 'app/fonts/ysabeau-office-700-accented.woff2', source: HEADING, characters: ACCENTED_LETTERS },
  { file: TEXT_FACE, source: TEXT, characters: ENGLISH, variationAxes: textAxes },
  {
    file: 'app/fonts/inter-accented.woff2',
    source: TEXT,
    characters: ACCENTED_LETTERS,
    variationAxes: textAxes,
  },
];

/** Writes the faces that the site ships. Of their features, kerning and figures of one width are kept. */
export async function makeFonts(): Promise<void> {
  for (const { file, source, characters, ...options } of faces) {
    const features = { targetFormat: 'woff2', keepFeatures: ['kern', 'tnum'] } as const;
    writeFileSync(file, await subsetFont(readFileSync(source), characters, { ...features, ...options }));
  }
}
