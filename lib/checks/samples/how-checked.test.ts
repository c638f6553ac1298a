import { readSamples } from './collect-samples';
import { howChecked, replayedPages } from './how-checked';

const check = (page: string, fence: string) => readSamples(page, fence).map(howChecked);
const command = '```sh\nnpm install eidos\n```\n';

test('a command on a replayed page is checked by the replay', () => {
  expect(check(replayedPages.installation, command)).toEqual(['commands']);
});

test('a command on any other page is unchecked, and must say why', () => {
  expect(check('content/docs/tutorial/types.mdx', command)).toEqual([undefined]);
  const unchecked = command.replace('sh', 'sh unchecked="needs a server"');
  expect(check('content/docs/tutorial/types.mdx', unchecked)).toEqual(['unchecked']);
});
