/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fixtureSite } from '../../lib/config/fixtures/site';
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
  await draw();
  expect(words('social/docs/a b.png')).toEqual({ title: 'A', section: 'Tutorial', siteTitle: 'Eidos' });
  expect(words('social/other.png')).toEqual({ title: 'Other', siteTitle: 'Eidos' });
  expect(readdirSync(path.join(folder, 'social'), { recursive: true })).toHaveLength(3);
});
