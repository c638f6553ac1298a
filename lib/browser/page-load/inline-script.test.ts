import { runScript } from './fixtures/run-script';
import { callInline, isolateScripts } from './inline-script';

declare const result: unknown[];

test('the function is called with its data and with functions', () => {
  const script = callInline(
    (double: (value: number) => number, data: { readonly list: readonly number[] }) => {
      result.push(...data.list.map(double));
    },
    (value: number) => value * 2,
    { list: [1, 2] },
  );
  const pushed: unknown[] = [];
  runScript(script, { result: pushed });
  expect(pushed).toEqual([2, 4]);
});

test.each(['</script><b>', '<!--<script>', '\u2028', '"`${1}\\'])('data cannot end a script: %j', (text) => {
  const script = callInline((value: string) => result.push(value), text);
  expect(script).not.toMatch(/<[/!s]/);
  const pushed: unknown[] = [];
  runScript(script, { result: pushed });
  expect(pushed).toEqual([text]);
});

test('a function whose own text would end the script is refused', () => {
  expect(() => callInline(() => result.push('</script>'))).toThrow('cannot be written into a page');
});

test('a script that throws is reported and stops no other', () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const pushed: unknown[] = [];
  const script = isolateScripts([
    callInline(() => result.push('first')),
    callInline(() => {
      throw new Error('broken');
    }),
    callInline(() => result.push('last')),
  ]);
  runScript(script, { result: pushed });
  expect(pushed).toEqual(['first', 'last']);
  expect(log).toHaveBeenCalledWith(new Error('broken'));
});
