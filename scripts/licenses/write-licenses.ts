import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keptResult } from '../finish-export/kept-result';
import { hashFiles, notBundled } from '../kept-builds/code-key';
import { formatLicenseTexts } from './license-texts';
import { formatSbom } from './sbom';
import { publishedFolder, schemaSources } from '../published-schemas/published-parts';
import { findShippedPackages, type ShippedPackage } from './shipped-packages';

/** Fonts that pages load and schemas that the playground shows; each file's licence lies beside it. */
const works = [
  { name: 'Ysabeau Office, a font (OFL-1.1)', file: 'app/fonts/ysabeau-office.LICENSE' },
  { name: 'Inter, a font (OFL-1.1)', file: 'app/fonts/inter.LICENSE' },
  ...Object.entries(schemaSources).map(([source, { work }]) => ({
    name: work,
    file: `${publishedFolder}/${source}.LICENSE`,
  })),
];

/**
 * Writes into an export which packages, fonts and schemas it ships: `licenses.txt` with their texts, for people, and `sbom.json`,
 * for tools.
 */
export async function writeLicenses(folder: string, site: string): Promise<void> {
  const find = async () => Buffer.from(JSON.stringify(await findShippedPackages()));
  // To find them means to bundle the site's scripts, so they are kept for as long as the code is the same.
  const key = {
    kind: 'licenses',
    name: 'packages',
    inputs: [hashFiles('.', notBundled), hashFiles('scripts/licenses')],
  };
  const packages = JSON.parse((await keptResult(key, find)).toString()) as ShippedPackage[];
  const texts = works.map(({ name, file }) => ({ name, text: readFileSync(file, 'utf8') }));
  writeFileSync(path.join(folder, 'licenses.txt'), formatLicenseTexts(packages, texts));
  writeFileSync(path.join(folder, 'sbom.json'), formatSbom(site, packages));
}
