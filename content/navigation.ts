import type { Navigation } from '../lib/content/navigation/navigation';

const navigation: Navigation = {
  tutorial: {
    folder: 'tutorial',
    categories: [
      { label: 'Recipes', folder: 'recipes', position: 11 },
      { label: 'Guides', folder: 'guides', position: 12 },
    ],
  },
  api: {
    folder: 'api',
    categories: [
      { label: 'Components', folder: 'Components', position: 4, collapsed: false },
      { label: 'Fields', folder: 'Components/Fields', position: 1, collapsed: false },
      { label: 'Layout', folder: 'Components/Layout', position: 2, collapsed: false },
      { label: 'Tables', folder: 'Components/Tables', position: 3, collapsed: false },
    ],
  },
  releases: { folder: 'releases' },
  examples: {
    folder: 'examples',
    links: [{ label: 'Playground', href: '/playground', position: 0 }],
  },
};

export default navigation;
