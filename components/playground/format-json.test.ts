/** @jest-environment node */
import { formatJson } from './format-json';

it('values that fit on a line are on one, and the text means the same', () => {
  const value = {
    type: 'object',
    properties: { name: { type: 'string', enum: ['a'.repeat(30), 'b'.repeat(30)] } },
  };
  const text = formatJson(value);
  expect(text).toBe(`{
  "type": "object",
  "properties": {
    "name": {
      "type": "string",
      "enum": [
        "${'a'.repeat(30)}",
        "${'b'.repeat(30)}"
      ]
    }
  }
}`);
  expect(JSON.parse(text)).toEqual(value);
  expect(formatJson({})).toBe('{}');
  expect(formatJson({ a: [1, null, true] })).toBe('{ "a": [1, null, true] }');
});
