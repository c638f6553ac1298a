import type { SiteConfigInput } from '../../lib/config/schema';

/** A site that has to build: how many versions, languages and pages it has, and what the shell shows. */
export interface Shape {
  readonly name: string;
  /** Names of the versions, the newest first; pages of the second one have the shortest URLs. */
  readonly versions: readonly string[];
  readonly locales: readonly string[];
  readonly hasAnnouncement: boolean;
  /** Whether the pages display a sidebar. */
  readonly hasSidebar: boolean;
  /** How many pages each version has besides those of the sections. */
  readonly plainPages: number;
}

const threeVersions: Shape = {
  name: 'three-versions',
  versions: ['current', '2.0', '1.0'],
  locales: ['en', 'de'],
  hasAnnouncement: true,
  hasSidebar: true,
  plainPages: 4,
};

/** Every shape; all but the last differ from the first in one thing. */
export const shapes: readonly Shape[] = [
  threeVersions,
  { ...threeVersions, name: 'one-version', versions: ['current'] },
  { ...threeVersions, name: 'two-versions', versions: ['current', '1.0'] },
  { ...threeVersions, name: 'three-languages', locales: ['en', 'de', 'fr'] },
  { ...threeVersions, name: 'no-announcement', hasAnnouncement: false },
  { ...threeVersions, name: 'no-sidebar', hasSidebar: false },
  { ...threeVersions, name: '120-pages', versions: ['current'], locales: ['en'], plainPages: 115 },
];

/** Path of the pages of a version. */
export function versionPath({ versions }: Shape, version: string): string {
  const latest = versions[1] ?? 'current';
  if (version === latest) return '/docs';
  return version === 'current' ? '/docs/next' : `/docs/${version}`;
}

/** The configuration of a site of this shape, with each kind of item in its bar. */
export function configOf(shape: Shape): SiteConfigInput {
  const { name, versions, locales, hasAnnouncement, hasSidebar } = shape;
  return {
    title: 'Shape',
    tagline: `The shape ${name}`,
    url: 'https://shape.example.org',
    organizationName: 'Shape',
    repositoryUrl: 'https://example.org/shape',
    favicon: '/favicon.svg',
    i18n: { defaultLocale: 'en', locales: [...locales] },
    docs: {
      path: '/docs',
      mainDoc: 'tutorial/start',
      versions: versions.map((version) => ({
        name: version,
        label: version === 'current' ? 'Next' : version,
        path: versionPath(shape, version),
      })),
    },
    colorMode: { defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: true },
    ...(hasAnnouncement && { announcementBar: { id: 'news', content: 'There is <b>news</b>.' } }),
    navbar: {
      title: 'Shape',
      logo: { alt: 'Shape', src: '/img/logo.svg', srcDark: '/img/logo-dark.svg' },
      hideOnScroll: true,
      items: [
        { to: '/apiDocs', label: 'Overview', position: 'left' },
        {
          type: 'dropdown',
          label: 'More',
          position: 'left',
          items: [
            { to: '/docs/tutorial/basics/deep', label: 'Deep' },
            { href: 'https://example.org/', label: 'Elsewhere' },
          ],
        },
        { type: 'html', value: '<i>Raw</i>', position: 'left' },
        { type: 'doc', docId: 'tutorial/basics/deep', label: 'Page', position: 'left' },
        // An item that leads to an empty sidebar is a mistake.
        ...(hasSidebar
          ? [
              {
                type: 'docSidebar' as const,
                sidebarId: 'tutorial',
                label: 'Tutorial',
                position: 'left' as const,
              },
            ]
          : []),
        { type: 'docsVersion', position: 'right' },
        { type: 'docsVersionDropdown', position: 'right' },
        { type: 'localeDropdown', position: 'right' },
        { type: 'search', position: 'right' },
      ],
    },
    footer: {
      links: [
        { label: 'Start', to: '/docs/tutorial/start' },
        { label: 'Elsewhere', href: 'https://example.org/' },
      ],
      copyright: 'Copyright © 2025 {name}',
    },
  };
}
