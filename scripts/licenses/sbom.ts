import type { ShippedPackage } from './shipped-packages';

/** Address of a package in the terms of https://github.com/package-url/purl-spec. */
function packageUrl({ name, version }: ShippedPackage): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/**
 * Returns the packages that the site ships as a CycloneDX 1.6 bill of materials.
 * @see https://cyclonedx.org/docs/1.6/json/
 */
export function formatSbom(site: string, packages: readonly ShippedPackage[]): string {
  const components = packages.map((shipped) => {
    const [group, name = group] = shipped.name.split('/');
    return {
      type: 'library',
      'bom-ref': packageUrl(shipped),
      ...(name === group ? {} : { group }),
      name,
      version: shipped.version,
      licenses: [{ expression: shipped.license }],
      purl: packageUrl(shipped),
      ...(shipped.homepage === undefined
        ? {}
        : { externalReferences: [{ type: 'website', url: shipped.homepage }] }),
    };
  });
  const sbom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: site } },
    components,
  };
  return `${JSON.stringify(sbom, undefined, 2)}\n`;
}
