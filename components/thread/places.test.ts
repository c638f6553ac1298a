import { findPlaces, pointerAt, type TextKind } from './places';

const schema = `{
  "type": "object",
  "required": ["name"],
  "properties": {
    "name": { "type": "string" },
    "a/b~c": {
      "type": "integer",
      "minimum": 1
    },
    "lines": {
      "type": "array",
      "items": {
        "properties": {
          "price": { "type": "number" }
        }
      }
    },
    "pair": {
      "prefixItems": [
        { "type": "number" },
        { "type": "string" }
      ]
    }
  },
  "allOf": [
    {
      "then": {
        "properties": {
          "gift": true
        }
      }
    }
  ]
}`;

const record = `{
  "name": "Ada",
  "lines": [
    {
      "price": 2
    },
    { "price": 3 }
  ]
}`;

const lineOf = (text: string, words: string) => text.slice(0, text.indexOf(words)).split('\n').length;

test.each<[TextKind, string, string, string | undefined]>([
  ['schema', schema, '"name": {', '/name'],
  ['schema', schema, '"minimum"', '/a~1b~0c'],
  ['schema', schema, '"price"', '/lines/*/price'],
  ['schema', schema, '"type": "array"', '/lines'],
  ['schema', schema, '{ "type": "string" }\n', '/pair/1'],
  ['schema', schema, '"gift"', '/gift'],
  ['schema', schema, '"required"', undefined],
  ['record', record, '"name"', '/name'],
  ['record', record, '"price": 2', '/lines/0/price'],
  ['record', record, '"price": 3', '/lines/1/price'],
])('a line of a %s is about one value, and the value has this line', (kind, text, words, pointer) => {
  const places = findPlaces(text, kind);
  const line = lineOf(text, words);
  expect(pointerAt(places, line)).toBe(pointer);
  const any = expect.any(Number) as number;
  if (pointer !== undefined) expect(places).toContainEqual({ pointer, first: any, last: any });
  for (const place of places.filter((one) => one.pointer === pointer))
    expect(pointerAt(places, place.first)?.startsWith(place.pointer)).toBe(true);
});

test('a text that is not JSON has no places', () => {
  expect(findPlaces('{ "properties": { "name": ', 'schema')).toEqual([]);
});
