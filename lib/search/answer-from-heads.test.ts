import { answerFromHeads } from './answer-from-heads';
import type { SearchGroup, SearchIndex } from './search-index';

const groupsOf = (...pages: string[]): SearchGroup[] => pages.map((page) => ({ page, hits: [] }));

/** An index that answers when it is told to. */
function indexOf(search: SearchIndex['search']): SearchIndex {
  return { kinds: [], search };
}

/** Searches and returns what was shown, until the answer, whose pages come last. */
async function pagesShown(index: SearchIndex): Promise<string[][]> {
  const shown: string[][] = [];
  const show = (groups: readonly SearchGroup[]) => shown.push(groups.map(({ page }) => page));
  show(await index.search('table', { onProgress: show }));
  return shown;
}

const later = <Value>(value: Value, milliseconds: number) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), milliseconds));

const heads = Promise.resolve(indexOf(() => Promise.resolve(groupsOf('Head'))));

test('what the heads answer is shown once, until the whole answer is there', async () => {
  const slow = indexOf(async (_, { onProgress } = {}) => {
    await later(undefined, 60);
    onProgress?.(groupsOf('A'));
    return later(groupsOf('A', 'B'), 20);
  });
  expect(await pagesShown(answerFromHeads(slow, heads))).toEqual([['Head'], ['A', 'B']]);
});

test('an answer that is there at once is the only one', async () => {
  const quick = indexOf(() => Promise.resolve(groupsOf('A')));
  expect(await pagesShown(answerFromHeads(quick, heads))).toEqual([['A']]);
});

test.each([
  ['find nothing', Promise.resolve(indexOf(() => Promise.resolve([])))],
  ['cannot be loaded', Promise.reject(new Error('gone'))],
  ['have not come', new Promise<SearchIndex>(() => undefined)],
])('where the heads %s, the answer comes page by page', async (_, missing) => {
  const slow = indexOf(async (_query, { onProgress } = {}) => {
    await later(undefined, 60);
    onProgress?.(groupsOf('A'));
    return groupsOf('A', 'B');
  });
  expect(await pagesShown(answerFromHeads(slow, missing))).toEqual([['A'], ['A', 'B']]);
});

test('a part that cannot be loaded is reported', async () => {
  const broken = indexOf(async () => {
    await later(undefined, 60);
    throw new Error('gone');
  });
  await expect(pagesShown(answerFromHeads(broken, heads))).rejects.toThrow('gone');
});
