import type { PageSummary } from '@/lib/content/model/doc-page';

/** The pages outside of the docs, but for the home page. */
export const standaloneHeads = {
  apiDocs: {
    title: 'Api Docs',
    description:
      'Every function, hook, component and type of the toolkit in one list, each with a summary and a link.',
    path: '/apiDocs',
  },
  markdownPage: {
    title: 'Markdown page',
    description:
      'What you can write on a page of this site: Markdown, and the components that every page may use.',
    path: '/markdown-page',
  },
  playground: {
    title: 'Playground',
    description:
      'Write a JSON Schema or a zod schema and see the screen that Eidos renders from it, with its data, errors and hints.',
    path: '/playground',
  },
} satisfies Record<string, PageSummary>;
