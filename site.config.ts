import type { SiteConfigInput } from './lib/config/schema';

const config: SiteConfigInput = {
  title: 'Eidos',
  tagline: 'React forms and tables from a JSON Schema',
  url: 'https://eidos.example.org',
  baseUrl: '/',
  organizationName: 'Eidos',
  repositoryUrl: 'https://github.com/eidos/eidos',
  favicon: '/favicon.svg',
  image: '/img/social-card.png',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  docs: {
    mainDoc: 'tutorial/philosophy',
    versions: [{ name: 'current', label: 'Next', path: '/docs' }],
    breadcrumbs: true,
    sidebar: { hideable: true, autoCollapseCategories: false },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  },
  colorMode: { defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false },
  announcementBar: {
    id: 'eidos-0.0.0',
    content:
      'Eidos 0.0.0, the first public preview, is here. <a href="/docs/releases/">Read what it can do</a>.',
    isCloseable: true,
  },
  navbar: {
    title: 'Eidos',
    logo: { alt: '', src: '/img/logo.svg', srcDark: '/img/logo-dark.svg', width: 32, height: 32 },
    hideOnScroll: false,
    items: [
      { type: 'docSidebar', sidebarId: 'tutorial', label: 'Tutorial', position: 'left' },
      { type: 'docSidebar', sidebarId: 'examples', label: 'Examples', position: 'left' },
      { to: '/apiDocs', label: 'Api Docs', position: 'left', activeBaseRegex: '^/(apiDocs|docs/api)(/|$)' },
      { type: 'docSidebar', sidebarId: 'releases', label: 'Releases', position: 'left' },
      { type: 'docsVersionDropdown', position: 'right' },
      { type: 'localeDropdown', position: 'right' },
      { href: 'https://github.com/eidos/eidos', label: 'Repository', position: 'right' },
    ],
  },
  footer: {
    style: 'dark',
    links: [
      {
        title: 'Learn',
        items: [
          { label: 'Philosophy', to: '/docs/tutorial/philosophy' },
          { label: 'Installation', to: '/docs/tutorial/installation' },
          { label: 'Getting started', to: '/docs/tutorial/getting started' },
        ],
      },
      {
        title: 'Reference',
        items: [
          { label: 'Compiler', to: '/docs/api/eidos_compiler' },
          { label: 'Controller', to: '/docs/api/controller' },
          { label: 'Data hooks', to: '/docs/api/data_hooks' },
        ],
      },
      {
        title: 'More',
        items: [
          { label: 'Examples', to: '/docs/examples/' },
          { label: 'Playground', to: '/playground' },
          { label: 'Releases', to: '/docs/releases/' },
          { label: 'Markdown page', to: '/markdown-page' },
          { label: 'Repository', href: 'https://github.com/eidos/eidos' },
        ],
      },
    ],
    copyright: 'Copyright © 2025 {name}',
  },
};

export default config;
