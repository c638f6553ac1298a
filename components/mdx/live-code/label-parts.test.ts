import { labelParts } from './live-code';

test('each part of a sample has a name of its own', () => {
  expect(labelParts('Example', ['Imports', undefined, 'Data', undefined, 'Data'])).toEqual([
    'Example: Imports',
    'Example',
    'Example: Data',
    'Example (2)',
    'Example: Data (2)',
  ]);
});
