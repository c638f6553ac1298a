/** @jest-environment node */
import { findRange, lineAt, readJson } from './json-text';

const text = `{
  "type": "object",
  "properties": {
    "a/b": { "type": "strin" },
    "list": [
      { "const": 1 },
      { "const": 2 }
    ]
  }
}`;
const json = readJson(text);
const at = (pointer: string) => {
  const { offset, length } = findRange(json, pointer);
  return [lineAt(text, offset), text.slice(offset, offset + length)];
};

test.each([
  ['', 1, '{'],
  ['/type', 2, '"object"'],
  ['/properties', 3, '"properties"'],
  ['/properties/a~1b/type', 4, '"strin"'],
  ['/properties/list/1/const', 7, '2'],
  ['/properties/list/1', 7, '{'],
])('the value of %j is on line %d', (pointer, line, part) => {
  expect(at(pointer)).toEqual([line, part]);
});

it('a pointer that leads nowhere is at the nearest value around it', () => {
  expect(at('/properties/missing/type')).toEqual([3, '"properties"']);
});

test.each([
  ['{ "a": 1, }', 'A property name is missing.'],
  ['{ "a" 1 }', 'A colon is missing.'],
  ['[1 2]', 'A comma is missing.'],
  ['{ "a": 1', 'The object does not end.'],
  ['{ // no\n}', 'JSON has no comments.'],
  ['{ "a": yes }', 'This is not a JSON value.'],
  ['', 'A value is missing.'],
])('%j is not JSON, and the message says why', (code, message) => {
  const { errors } = readJson(code);
  expect(errors.map((error) => error.message)).toContain(message);
  expect(errors.every(({ fix }) => fix !== '')).toBe(true);
});
