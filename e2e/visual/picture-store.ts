import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** The properties of a machine that determine how letters are rendered. */
export interface Environment {
  readonly browser: 'headless shell' | 'full browser';
  readonly version: string;
  readonly platform: string;
  /** Widths of words in the fonts of headings, text and code, the last two of which are the machine's. */
  readonly widths: string;
}

const FOLDER = 'e2e/visual/pictures';
const RECORDED_WITH = `${FOLDER}/recorded-with.json`;

/** How much of a picture may differ. */
const MOST_DIFFERENT = 0.002;
/** How different a pixel may be, from 0 to 1. */
const COLOR_TOLERANCE = 0.15;

const isRenewing = process.env.RENEW_PICTURES === '1';

const describe = ({ browser, version, platform, widths }: Partial<Environment>) =>
  `Chromium ${version} (${browser}) on ${platform}${widths ? `, whose words are ${widths} px wide` : ''}`;

/** Says why nothing can be compared here; undefined where the pictures were recorded. */
export function whyNotCompared(environment: Partial<Environment>): string | undefined {
  if (isRenewing) return undefined;
  const recorded = JSON.parse(readFileSync(RECORDED_WITH, 'utf8')) as Environment;
  if (describe(recorded) === describe({ ...recorded, ...environment })) return undefined;
  return `The pictures were recorded with ${describe(recorded)}. This is ${describe(environment)}.`;
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

/** Compares a screenshot with the picture of that name, or records it; returns what differs. */
export async function comparePicture(
  name: string,
  shown: Buffer,
  environment: Environment,
): Promise<string | undefined> {
  const file = path.join(FOLDER, `${name}.webp`);
  const stored = existsSync(file) ? readFileSync(file) : undefined;
  const difference = stored
    ? await differenceOf(stored, shown, `.cache/pictures/failed/${name}`)
    : 'It does not exist. Record it: npm run pictures';
  if (!isRenewing) return difference && `${file}: ${difference}`;
  // A picture within the tolerance stays the same file, so that a renewal shows the changes.
  if (difference) writeFileSync(file, await encode(shown));
  writeFileSync(RECORDED_WITH, `${JSON.stringify(environment, null, 2)}\n`);
  return undefined;
}
