import type { ShippedPackage } from './shipped-packages';

interface Work {
  readonly name: string;
  readonly text: string;
}

const RULE = '-'.repeat(80);

/** Returns the licence texts of all that the site ships; one text that several works share is written once. */
export function formatLicenseTexts(packages: readonly ShippedPackage[], others: readonly Work[]): string {
  const named = packages.map(({ name, version, license, text }): Work => ({
    name: `${name} ${version} (${license})`,
    text: text || `The package holds no text of its licence, which is ${license}.`,
  }));
  const namesByText = new Map<string, string[]>();
  for (const { name, text } of [...others, ...named])
    namesByText.set(text.trim(), [...(namesByText.get(text.trim()) ?? []), name]);
  const sections = [...namesByText].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`);
  return ['This site ships the work of others, under these licences.\n', ...sections].join(`\n${RULE}\n\n`);
}
