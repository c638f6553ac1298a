import type { SiteConfigInput } from './lib/config/schema';

/** Keys that are not set have the defaults of `lib/config/schema.ts`. */
const config: SiteConfigInput = {
  title: 'Eidos',
  tagline: 'React forms and tables from a JSON Schema',
  url: 'https://eidos.example.org',
  organizationName: 'Eidos',
  repositoryUrl: 'https://github.com/eidos/eidos',
  favicon: '/favicon.svg',
  image: '/img/social-card.png',
  docs: { mainDoc: 'tutorial/philosophy' },
  announcementBar: {
    id: 'eidos-0.0.0',
    content:
      'Eidos 0.0.0, the first public preview, is here. <a href="/docs/releases/">Read what it can do</a>.',
  },
  navbar: {
    title: 'Eidos',
    logo: { alt: '', src: '/img/logo.svg', srcDark: '/img/logo-dark.svg', width: 32, height: 32 },
    items: [
      { type: 'docSidebar', sidebarId: 'tutorial', label: 'Tutorial' },
      { type: 'docSidebar', sidebarId: 'examples', label: 'Examples' },
      { to: '/apiDocs', label: 'Api Docs', activeBaseRegex: '^/(apiDocs|docs/api)(/|$)' },
      { type: 'docSidebar', sidebarId: 'releases', label: 'Releases' },
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
