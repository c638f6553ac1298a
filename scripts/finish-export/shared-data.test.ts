import { SHARED_DATA_READER, shareData, sharedDataScript } from './shared-data';

const shared = Array.from({ length: 40 }, (_, row) => `row ${row} of all;`).join('');

/** What a browser makes of an expression, after the shared script. */
function valueOf(expression: string): string {
  const self = {};
  // The script is what is under test.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  return new Function('self', `${sharedDataScript(shared)};${SHARED_DATA_READER}return ${expression}`)(
    self,
  ) as string;
}

test.each([
  ['that is the shared one', shared],
  [
    'with its own beginning, middle and end',
    `own ${shared.slice(0, 100)} own “too” ${shared.slice(180)} end`,
  ],
  ['that shares no part', 'another “text” \ud83d\ude00'],
  ['that is empty', ''],
  ['that repeats too little to name', shared.slice(0, 40)],
])('a text %s is whole again in the browser', (_, text) => {
  expect(valueOf(shareData(shared)(text))).toBe(text);
});

test('what is shared is named instead of repeated', () => {
  const expression = shareData(shared)(`own ${shared}`);
  expect(expression).toBe(`"own "+s(0,${shared.length})`);
});
