import { readFileSync } from 'node:fs';
import { getApiReference } from '../../lib/config/toolkit';
import { readExports } from './read-exports';

test('the checked-in reference matches the source; `npm run generate` writes it again', () => {
  expect(getApiReference()).toEqual(readExports());
});

test('each name has the file and the line of its declaration', () => {
  for (const { name, source = '', line = 0 } of getApiReference()) {
    const declaration = readFileSync(source, 'utf8').split('\n')[line - 1];
    expect(`${source}:${line} ${declaration}`).toMatch(new RegExp(`\\b${name}\\b`));
  }
});

test('a member of a union of shapes has the types of all of them', () => {
  const members = getApiReference().find(({ name }) => name === 'SubmitOutcome')?.members;
  expect(members?.map(({ name, type, required }) => [name, type, required])).toEqual([
    ['status', "'submitted' | 'invalid' | 'failed' | 'busy'", true],
    ['errors', 'readonly FieldError[]', false],
    ['failure', 'string | undefined', false],
    ['cause', 'unknown', false],
  ]);
});

test('a class has the members of its instances', () => {
  const members = getApiReference().find(({ name }) => name === 'EidosProblemsError')?.members;
  expect(members?.map(({ name }) => name)).toContain('problems');
});

test('each row of a table says something, in a sentence', () => {
  const silent = getApiReference().flatMap(({ name, members }) =>
    members
      .filter(({ description }) => !/\S \S.*[.)]$/.test(description))
      .map((member) => `${name}.${member.name}`),
  );
  expect(silent).toEqual([]);
});

test('the tag of a default becomes a part of its own', () => {
  const members = getApiReference().find(({ name }) => name === 'HUDProps')?.members;
  const found = members?.find(({ name }) => name === 'shortcuts');
  expect(found?.default).toBe('`true`');
  expect(found?.description).not.toMatch(/default/i);
});
