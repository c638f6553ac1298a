import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { english } from './catalogue';

const source = path.join(__dirname, '..');

/** Code of the parts, without tests and without the catalogues themselves. */
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/test\.tsx?$|[/\\](english|german)[\w-]*\.ts$/.test(file))
  .map((file) => readFileSync(path.join(source, file), 'utf8'))
  .join('\n');

const namespaces = [...new Set(Object.keys(english).map((key) => key.split('.')[0]))].join('|');
const inCode = [...code.matchAll(new RegExp(`['"\`]((?:${namespaces})\\.[a-zA-Z]+)['"\`]`, 'g'))].map(
  ([, key]) => key,
);

it.each([...new Set(inCode)])('the key %s, which a part uses, is in the catalogue', (key) => {
  expect(Object.keys(english)).toContain(key);
});

// Errors are looked up by their code, booleans by their value and the strip's buttons by their action.
const byName = /^(error\.|boolean\.|hud\.(undo|redo)$)/;

it.each(Object.keys(english).filter((key) => !byName.test(key)))('the key %s is used by a part', (key) => {
  expect(inCode).toContain(key);
});
