/** Another generator of documentation sites, with its default theme and only the configuration that it requires. */
export interface Peer {
  readonly name: string;
  readonly packages: Readonly<Record<string, string>>;
  /** Its configuration: texts by file. */
  readonly files: (pageCount: number) => Readonly<Record<string, string>>;
  readonly pagesFolder: string;
  /** Whether a page repeats its title as a heading; elsewhere the theme renders it. */
  readonly hasOwnHeading: boolean;
  readonly build: string;
  readonly outFolder: string;
  readonly firstPage: string;
  /** Selector of the link to the next page. */
  readonly next: string;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const starlight: Peer = {
  name: 'Starlight',
  // It requires a later Node than this repository, which the package `node` brings.
  packages: { astro: '7.3.5', '@astrojs/starlight': '0.42.4', node: '22.23.3' },
  files: (count) => ({
    'astro.config.mjs': `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
const items = ${JSON.stringify(numbers(count).map((number) => `page-${number}`))};
export default defineConfig({
  integrations: [starlight({ title: 'Peer', sidebar: [{ label: 'Pages', items }] })],
});
`,
    'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
  }),
  pagesFolder: 'src/content/docs',
  hasOwnHeading: false,
  build: 'astro build',
  outFolder: 'dist',
  firstPage: 'page-1/',
  next: 'a[rel=next]',
};

const vitepress: Peer = {
  name: 'VitePress',
  packages: { vitepress: '1.6.4' },
  files: (count) => ({
    '.vitepress/config.mjs': `const items = ${JSON.stringify(
      numbers(count).map((number) => ({ text: `Page ${number}`, link: `/page-${number}` })),
    )};
export default { title: 'Peer', cleanUrls: true, themeConfig: { sidebar: [{ text: 'Pages', items }] } };
`,
  }),
  pagesFolder: '.',
  hasOwnHeading: true,
  build: 'vitepress build .',
  outFolder: '.vitepress/dist',
  firstPage: 'page-1',
  next: '.pager-link.next',
};

export const peers: readonly Peer[] = [starlight, vitepress];
