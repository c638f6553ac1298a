/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fixtureSite } from '../../lib/config/fixtures/site';
import { drawCard } from '../social-images/draw-card';
import { readPages } from './read-pages';
import { writeSocialImages } from './write-social-images';

// What a picture shows is the matter of `draw-card.test.ts`.
jest.mock('../social-images/draw-card', () => ({
  drawCard: jest.fn((words: unknown) => Promise.resolve(Buffer.from(JSON.stringify(words)))),
}));

let folder: string;
const site = { ...fixtureSite(), url: 'https://social.example.org', basePath: '/base', rootPath: '/base' };

const documentOf = (image: string, title: string, section = '') =>
  `<head><meta property="og:title" content="${title} | Eidos"/><meta property="og:image" content="${image}"/>${section}</head>`;
const write = (name: string, content: string) => writeFileSync(path.join(folder, name), content);
const words = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));

const draw = async () => {
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));
  return writeSocialImages(folder, readPages(folder, pages, site), site);
};

beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'export-'))));
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('each picture of the build that a head names is drawn, with title, section and brand', async () => {
  const drawn = 'https://social.example.org/base/social/docs/a%20b.png';
  write('a.html', documentOf(drawn, 'A', '<meta property="article:section" content="Tutorial"/>'));
  write('redirect.html', documentOf(drawn, 'A'));
  write('own.html', documentOf('https://example.org/base/img/own.png', 'Own'));
  write('other.html', documentOf('https://social.example.org/base/social/other.png', 'Other'));
  expect(await draw()).toEqual([
    ['a.html', 'social/docs/a b.png'],
    ['other.html', 'social/other.png'],
  ]);
  expect(words('social/docs/a b.png')).toEqual({ title: 'A', section: 'Tutorial', siteTitle: 'Eidos' });
  expect(words('social/other.png')).toEqual({ title: 'Other', siteTitle: 'Eidos' });
  expect(readdirSync(path.join(folder, 'social'), { recursive: true })).toHaveLength(3);
});

test('a picture that has been drawn before is not drawn again', async () => {
  write('a.html', documentOf('https://social.example.org/base/social/a.png', 'A'));
  await draw();
  jest.mocked(drawCard).mockClear();
  rmSync(path.join(folder, 'social'), { recursive: true });
  await draw();
  expect(words('social/a.png')).toMatchObject({ title: 'A' });
  expect(drawCard).not.toHaveBeenCalled();
  rmSync(path.join(folder, 'social'), { recursive: true });
  write('a.html', documentOf('https://social.example.org/base/social/a.png', 'B'));
  await draw();
  expect(drawCard).toHaveBeenCalledTimes(1);
});

test('a page that only leads to another one leaves the picture of that one alone', async () => {
  write('a.html', documentOf('https://social.example.org/base/social/a.png', 'A'));
  await draw();
  rmSync(path.join(folder, 'a.html'));
  write('redirect.html', documentOf('https://social.example.org/base/social/a.png', 'Redirect'));
  expect(await draw()).toEqual([]);
  expect(words('social/a.png')).toMatchObject({ title: 'A' });
});
