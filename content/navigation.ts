import type { Navigation } from '../lib/content/navigation/navigation';

const navigation: Navigation = {
  tutorial: {
    folder: 'tutorial',
    categories: [
      { folder: 'learn', label: 'Learn', position: 10 },
      { folder: 'recipes', position: 11 },
      { folder: 'guides', position: 12 },
    ],
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
