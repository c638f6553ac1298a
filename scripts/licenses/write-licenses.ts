import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatLicenseTexts } from './license-texts';
import { formatSbom } from './sbom';
import { findShippedPackages } from './shipped-packages';

/** Fonts that pages load; each file's licence lies beside it. */
const fonts = [{ name: 'Ysabeau, a font (OFL-1.1)', file: 'app/fonts/LICENSE' }];

/**
 * Writes into an export which packages and fonts it ships: `licenses.txt` with their texts, for people, and `sbom.json`,
 * for tools.
 */
export async function writeLicenses(folder: string, site: string): Promise<void> {
  const packages = await findShippedPackages();
  const works = fonts.map(({ name, file }) => ({ name, text: readFileSync(file, 'utf8') }));
  writeFileSync(path.join(folder, 'licenses.txt'), formatLicenseTexts(packages, works));
  writeFileSync(path.join(folder, 'sbom.json'), formatSbom(site, packages));
}
