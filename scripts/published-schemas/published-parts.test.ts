import { readFileSync } from 'node:fs';
import { publishedFolder, publishedSchemas, readPublishedPart, schemaSources } from './published-parts';
import { takePart } from './take-part';

test.each(publishedSchemas)('$name is what its package holds', (schema) => {
  // Otherwise: node scripts/run.mjs published-schemas
  const kept = readFileSync(`${publishedFolder}/${schema.name}.json`, 'utf8');
  expect(JSON.parse(kept)).toEqual(readPublishedPart(schema));
});

test.each(Object.keys(schemaSources))('the text of the licence of %s lies beside its schemas', (source) => {
  expect(readFileSync(`${publishedFolder}/${source}.LICENSE`, 'utf8')).toMatch(
    /Permission (is hereby granted|to use)|Apache License/,
  );
});

const whole = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $defs: {
    place: { type: 'object', properties: { country: { $ref: '#/$defs/country', 'meta:enum': {} } } },
    country: { type: 'string' },
    person: { type: 'object' },
  },
};

test('a part is taken with the definitions that it refers to, and without what only editors read', () => {
  expect(takePart(whole, '/$defs/place')).toEqual({
    $schema: whole.$schema,
    type: 'object',
    properties: { country: { $ref: '#/$defs/country' } },
    $defs: { country: { type: 'string' } },
  });
});

test('a pointer or a reference that leads nowhere is reported', () => {
  expect(() => takePart(whole, '/$defs/town')).toThrow('The schema has nothing at /$defs/town.');
  const broken = { $defs: { a: { $ref: '#/$defs/b' } } };
  expect(() => takePart(broken, '/$defs/a')).toThrow('The schema has no definition of “b”.');
});
