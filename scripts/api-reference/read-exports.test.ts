import { getApiReference } from '../../lib/api-reference/api-reference';
import { readExports } from './read-exports';

test('the checked-in reference is what the source says; `npm run generate` writes it anew', () => {
  expect(getApiReference()).toEqual(readExports());
});
