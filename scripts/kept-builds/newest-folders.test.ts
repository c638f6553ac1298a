import { readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../lib/fixtures/write-content';
import { keepNewest } from './newest-folders';

test('the folders that were used last stay, the one just used among them', () => {
  const parent = writeFiles({ 'a/x': '', 'b/x': '', 'c/x': '' });
  ['a', 'b', 'c'].forEach((name, hour) => utimesSync(path.join(parent, name), hour * 3600, hour * 3600));
  keepNewest(path.join(parent, 'a'), 2);
  expect(readdirSync(parent)).toEqual(['a', 'c']);
});
