import type { Navigation } from '../lib/content/navigation/navigation';

const navigation: Navigation = {
  tutorial: {
    folder: 'tutorial',
    categories: [
      { folder: 'evaluate', position: 10 },
      { folder: 'learn', position: 11 },
      { folder: 'recipes', position: 12 },
      { folder: 'guides', position: 13 },
      { folder: 'contribute', position: 14 },
    ],
    links: [{ label: 'Playground', href: '/playground', position: 3.5 }],
  },
  api: {
    folder: 'api',
    categories: [
      { folder: 'Components', position: 4, collapsed: false },
      { folder: 'Components/Fields', position: 1, collapsed: false },
      { folder: 'Components/Layout', position: 2, collapsed: false },
      { folder: 'Components/Tables', position: 3, collapsed: false },
    ],
  },
  releases: { folder: 'releases' },
  examples: {
    folder: 'examples',
    links: [{ label: 'Playground', href: '/playground', position: 0 }],
  },
};

export default navigation;
