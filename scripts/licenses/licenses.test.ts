import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { formatLicenseTexts } from './license-texts';
import { formatSbom } from './sbom';
import { findShippedPackages, type ShippedPackage } from './shipped-packages';

let packages: readonly ShippedPackage[] = [];
beforeAll(async () => (packages = await findShippedPackages()), 60_000);

it('finds what the pages, the frame of live samples and the playground import, and the framework', () => {
  expect(packages.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      ...['@dnd-kit/core', 'next', 'next-themes', 'nprogress', 'react', 'react-dom', 'react-live'],
      ...['scheduler', 'sucrase', 'zod', '@jsonresume/schema'],
    ]),
  );
});

it('leaves out what only the build needs', () => {
  for (const name of ['shiki', 'gray-matter', 'jiti', 'typescript'])
    expect(packages.map((shipped) => shipped.name)).not.toContain(name);
});

it('lists each package in a bill of materials that CycloneDX accepts', async () => {
  const text = formatSbom('Eidos', packages);
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
  expect(await validator.validate(text)).toBeNull();
  expect(await validator.validate(text.replace('"library"', '"book"'))).not.toBeNull();
});

it('writes each text once, below the names of all that share it', () => {
  const shared = { version: '1.0.0', license: 'MIT', homepage: undefined };
  const text = formatLicenseTexts(
    [
      { ...shared, name: 'a', text: 'Text of one' },
      { ...shared, name: 'b', text: 'Text of one' },
      { ...shared, name: 'c', text: '' },
    ],
    [{ name: 'A font', text: 'Text of the font' }],
  );
  expect(text).toContain('a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nText of one');
  expect(text.match(/Text of one/g)).toHaveLength(1);
  expect(text).toContain('c 1.0.0 (MIT)\n\nThe package holds no text of its licence, which is MIT.');
  expect(text).toContain('A font\n\nText of the font');
});
