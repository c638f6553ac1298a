import { readFileSync } from 'node:fs';
import { type Diagnostic, displayPath } from '../../config/diagnostics/diagnostic';
import type { SiteConfig } from '../../config/schema';
import type { Site } from '../../config/site';
import type { DocPage } from '../../content/model/doc-page';
import { unknownDocMessage } from '../../content/model/unknown-id';
import { lineOfName } from '../../content/source/frontmatter';
import { resolveNavbar } from '../../publish/navbar/resolve-navbar';

/**
 * Reports names in the configuration that the content does not have: the main page, and pages and sidebars of navbar
 * items. A navbar item that cannot be rendered is an error here, because the page is static.
 * @param file the name of the configuration in messages.
 */
export async function checkConfigReferences(
  site: Site,
  pages: readonly DocPage[],
  file: string,
): Promise<Diagnostic[]> {
  const { mainDoc, versions } = site.docs;
  const ids = [...new Set(pages.map(({ id }) => id))];
  const names = versions.map(({ name }) => name);
  const main = `docs.mainDoc: ${unknownDocMessage(mainDoc, names, ids)}`;
  const item = await resolveNavbar(site).then(
    () => [],
    (error: unknown) => [{ file, message: (error as Error).message, fix: '' }],
  );
  return [...(ids.includes(mainDoc) ? [] : [{ file, message: main, fix: 'Write one of these.' }]), ...item];
}

/**
 * Pictures that the configuration or a page names and that are not below public/.
 * @param files decoded paths of everything below public/.
 */
export function checkPictures(
  { favicon, image, navbar, footer }: SiteConfig,
  configFile: string,
  pages: readonly Pick<DocPage, 'image' | 'sourceFile'>[],
  files: readonly string[],
): Diagnostic[] {
  const missing = (
    file: string,
    key: string,
    picture: string | undefined,
    findLine?: () => number | undefined,
  ) => {
    if (picture === undefined || /^https?:\/\//.test(picture) || files.includes(picture)) return [];
    const message = `${key}: is "${picture}", and there is no file public${picture.replace(/^\/?/, '/')}.`;
    const fix = "Put the picture there, or correct the path; it begins with '/'.";
    return [{ file, line: findLine?.(), message, fix }];
  };
  const ofConfig = Object.entries({
    favicon,
    image,
    'navbar.logo.src': navbar.logo?.src,
    'navbar.logo.srcDark': navbar.logo?.srcDark,
    'footer.logo.src': footer?.logo?.src,
    'footer.logo.srcDark': footer?.logo?.srcDark,
  }).flatMap(([key, picture]) => missing(configFile, key, picture));
  const ofPages = pages.flatMap(({ image: picture, sourceFile }) =>
    missing(displayPath(sourceFile), 'image', picture, () =>
      lineOfName('image', readFileSync(sourceFile, 'utf8')),
    ),
  );
  return [...ofConfig, ...ofPages];
}
