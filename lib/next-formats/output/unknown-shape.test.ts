import next from 'next/package.json' with { type: 'json' };
import { inFile, UnknownShapeError } from './unknown-shape';

const failWith = (error: Error) => () => {
  throw error;
};

test('the message names the file, what was expected, the version of Next and what to read', () => {
  expect(() => inFile('docs/x.html', failWith(new UnknownShapeError('a script')))).toThrow(
    `docs/x.html has a shape that is not known. Expected: a script. ` +
      `Next ${next.version} is installed; docs/upgrading-next.md says how to upgrade it.`,
  );
});

test('any other error names the file too', () => {
  expect(() => inFile('docs/x.html', failWith(new Error('it has no body')))).toThrow(
    'docs/x.html could not be finished: it has no body',
  );
});
