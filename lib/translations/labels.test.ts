import { translateLabels } from './labels';

const navigation = {
  tutorial: {
    folder: 'tutorial',
    categories: [
      { label: 'Guides', folder: 'guides', position: 1 },
      { label: 'constructor', folder: 'deep', position: 2 },
    ],
  },
};

it('translates labels at any depth, and leaves all other values and untranslated labels', () => {
  const variables = {
    TRANSLATED_LABELS: JSON.stringify({ Guides: 'Leitfäden', guides: 'x', tutorial: 'x' }),
  };
  const { tutorial } = translateLabels(navigation, variables);
  expect(tutorial.categories).toEqual([
    { label: 'Leitfäden', folder: 'guides', position: 1 },
    { label: 'constructor', folder: 'deep', position: 2 },
  ]);
  expect(tutorial.folder).toBe('tutorial');
});

it('returns the data itself in the default language', () => {
  expect(translateLabels(navigation, {})).toBe(navigation);
});
