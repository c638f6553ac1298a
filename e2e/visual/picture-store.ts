import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** What determines how letters are drawn, apart from the site. */
export interface Environment {
  readonly chromium: string;
  readonly platform: string;
  /** Widths of words in the faces of the site, which differ with the way fonts are drawn. */
  readonly widths: string;
}

const RECORDED = 'e2e/visual/pictures';
const RECORDED_WITH = `${RECORDED}/recorded-with.json`;

/** How much of a picture may differ: edges of letters do, from one build of the browser to the next. */
const MOST_DIFFERENT = 0.002;
/** How different a pixel may be, from 0 to 1. */
const COLOR_TOLERANCE = 0.15;

export const isRenewing = process.env.RENEW_PICTURES === '1';

const describe = ({ chromium, platform }: Environment) => `Chromium ${chromium} on ${platform}`;

/**
 * Where the pictures of an environment are: those of the repository when they were recorded in the same one, else some of
 * this machine's own, because letters would differ everywhere.
 */
function folderFor(environment: Environment): { readonly folder: string; readonly note?: string } {
  if (isRenewing) return { folder: RECORDED };
  const recorded = JSON.parse(readFileSync(RECORDED_WITH, 'utf8')) as Environment;
  if (JSON.stringify(recorded) === JSON.stringify(environment)) return { folder: RECORDED };
  const folder = path.join('.cache/pictures', describe(environment).replace(/\W+/g, '-').toLowerCase());
  const note = `The pictures of the repository were recorded with ${describe(recorded)} and its fonts; this is ${describe(environment)}. Compared with those of ${folder} instead.`;
  return { folder, note };
}

const encode = (pixels: Buffer) => sharp(pixels).webp({ lossless: true, effort: 6 }).toBuffer();
const decode = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Says how a picture differs from the stored one; undefined when it does not. */
async function differenceOf(stored: Buffer, shown: Buffer, failed: string): Promise<string | undefined> {
  const [before, after] = await Promise.all([decode(stored), decode(shown)]);
  const { width, height } = after.info;
  if (before.info.width !== width || before.info.height !== height)
    return `It was ${before.info.width} × ${before.info.height} px and is ${width} × ${height} px.`;
  const marks = Buffer.alloc(after.data.length);
  const options = { threshold: COLOR_TOLERANCE, diffColor: [255, 0, 80] as [number, number, number] };
  const count = pixelmatch(before.data, after.data, marks, width, height, options);
  const share = count / (width * height);
  if (share <= MOST_DIFFERENT) return undefined;
  mkdirSync(path.dirname(failed), { recursive: true });
  await sharp(shown).toFile(`${failed}.shown.png`);
  await sharp(stored).toFile(`${failed}.expected.png`);
  await sharp(marks, { raw: { width, height, channels: 4 } }).toFile(`${failed}.difference.png`);
  return `${(share * 100).toFixed(2)} % of it differ; at most ${MOST_DIFFERENT * 100} % may. See ${failed}.{expected,shown,difference}.png.`;
}

export interface Verdict {
  /** What differs; undefined when nothing does. */
  readonly difference?: string | undefined;
  /** What the picture was compared with, when that is not the one of the repository. */
  readonly note?: string | undefined;
}

/** Compares a screenshot with the picture of that name, or records it where there is none yet. */
export async function comparePicture(
  name: string,
  shown: Buffer,
  environment: Environment,
): Promise<Verdict> {
  const { folder, note } = folderFor(environment);
  const file = path.join(folder, `${name}.webp`);
  if (isRenewing || !existsSync(file)) {
    if (!isRenewing && folder === RECORDED)
      return { difference: `There is no ${file}. Record it: npm run pictures` };
    mkdirSync(folder, { recursive: true });
    // What is still within the tolerance stays the same file, so that a renewal shows what has changed.
    const isSame =
      existsSync(file) &&
      (await differenceOf(readFileSync(file), shown, `.cache/pictures/renewed/${name}`)) === undefined;
    if (!isSame) writeFileSync(file, await encode(shown));
    if (isRenewing) writeFileSync(RECORDED_WITH, `${JSON.stringify(environment, null, 2)}\n`);
    return { note: note && `${note} It was recorded there now.` };
  }
  const difference = await differenceOf(readFileSync(file), shown, `.cache/pictures/failed/${name}`);
  return { difference: difference && `${file}: ${difference}`, note };
}
