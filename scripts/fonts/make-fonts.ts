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

/** The face of the headings, cut down to English. */
export const HEADING_FACE = 'app/fonts/ysabeau-office-700.woff2';

const faces = [
  { file: HEADING_FACE, characters: ENGLISH },
  { file: 'app/fonts/ysabeau-office-700-accented.woff2', characters: ACCENTED_LETTERS },
];

/** Writes the face of the headings. Of its features, kerning and figures of one width are kept. */
export async function makeFonts(): Promise<void> {
  const source = readFileSync(HEADING);
  for (const { file, characters } of faces)
    writeFileSync(
      file,
      await subsetFont(source, characters, { targetFormat: 'woff2', keepFeatures: ['kern', 'tnum'] }),
    );
}
