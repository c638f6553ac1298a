import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../lib/config/fixtures/write-content';
import { formatLicenses, readPackageLicenses, writeLicenses } from './write-licenses';

const names = readPackageLicenses().map(({ name }) => name.replace(/ .*/, ''));

it('names what the pages, the frame of live samples and the playground import, and the framework', () => {
  expect(names).toEqual(
    expect.arrayContaining([
      ...['@emotion/sheet', 'next', 'next-themes', 'nprogress', 'react', 'react-dom', 'react-live'],
      ...['scheduler', 'sucrase', 'zod'],
    ]),
  );
});

it('leaves out tools', () => {
  for (const name of ['jest', 'oxfmt', 'typescript']) expect(names).not.toContain(name);
});

it('has each text once, below the names of all that share it', () => {
  const text = formatLicenses([
    { name: 'a 1.0.0 (MIT)', text: 'Text of one\n' },
    { name: 'b 1.0.0 (MIT)', text: 'Text of one' },
    { name: 'A font', text: 'Text of the font' },
  ]);
  expect(text).toContain('a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nText of one');
  expect(text.match(/Text of one/g)).toHaveLength(1);
  expect(text).toContain('A font\n\nText of the font');
});

it('is part of an export, with the texts that the packages hold', () => {
  const folder = writeFiles({});
  writeLicenses(folder);
  const text = readFileSync(path.join(folder, 'licenses.txt'), 'utf8');
  expect(text).toContain(readFileSync('node_modules/react-live/LICENSE', 'utf8').trim());
  expect(text).toContain(readFileSync('app/fonts/ysabeau-office.LICENSE', 'utf8').trim());
});
