import { readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from './find-browser';
import { HEADING_FACE, makeFonts } from './fonts/make-fonts';

const ink = { paper: '#fcfcfa', text: '#17201c', muted: '#56615b', line: '#7f8983', accent: '#0b6656' };

/** The mark: an E that opens a field, closed by the rest of the field's outline. */
function mark(accent: string, line: string): string {
  return (
    `<path fill="none" stroke="${line}" stroke-width="2" stroke-linecap="round" d="M17 5h6a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4h-2"/>` +
    `<path fill="none" stroke="${accent}" stroke-width="3.5" stroke-linecap="round" d="M12 5H9a4 4 0 0 0-4 4v14a4 4 0 0 0 4 4h7M5 16h12"/>`
  );
}

function svg(inside: string, viewBox = '0 0 32 32'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="32" height="32">${inside}</svg>\n`;
}

/** The mark on a ground of its own; `margin` is what a platform may cut off, in units of the mark's 32. */
function tile(margin: number): string {
  const size = 32 + 2 * margin;
  const ground = `<rect x="${-margin}" y="${-margin}" width="${size}" height="${size}" fill="${ink.paper}"/>`;
  return svg(ground + mark(ink.accent, ink.line), `${-margin} ${-margin} ${size} ${size}`);
}

/** A browser's own dark mode reaches the icon in its tab. */
const favicon = svg(
  `<style>.a{stroke:${ink.accent}}.l{stroke:${ink.line}}@media(prefers-color-scheme:dark){.a{stroke:#76ccb9}.l{stroke:#a5b0aa}}</style>` +
    mark('', '').replace('stroke=""', 'class="l"').replace('stroke=""', 'class="a"'),
);

function socialCard(): string {
  const font = readFileSync(HEADING_FACE).toString('base64');
  return `<style>
    @font-face { font-family: Heading; src: url(data:font/woff2;base64,${font}) }
    body { box-sizing: border-box; margin: 0; width: 1200px; height: 630px; padding: 90px 100px; background: ${ink.paper}; color: ${ink.text}; font: 700 44px/1.1 Heading }
    header { display: flex; gap: 22px; align-items: center } header svg { width: 76px; height: 76px }
    h1 { width: 600px; margin: 70px 0 0; font-size: 80px; line-height: 1.05 }
    fieldset { position: absolute; right: 90px; bottom: 80px; width: 330px; height: 210px; border: 3px solid ${ink.line}; border-radius: 16px; font-size: 28px }
    i { display: block; height: 46px; margin: 20px 14px 0; border: 3px solid ${ink.line}; border-radius: 8px } i + i { width: 45%; border-color: ${ink.accent}; background: ${ink.accent} }
  </style><header>${svg(mark(ink.accent, ink.line))}Eidos</header><h1>React forms and tables from a JSON Schema</h1><fieldset><legend>&nbsp;Record&nbsp;</legend><i></i><i></i></fieldset>`;
}

async function picture(page: Page, html: string, width: number, height: number): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<style>html,body{margin:0}body>svg{display:block;width:100vw;height:100vh}</style>${html}`,
  );
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ omitBackground: true });
}

/** An .ico file that holds one PNG of 32 × 32. */
function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([32, 32], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

async function makePictures(): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser('measure'), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  const plain = svg(mark(ink.accent, ink.line));
  writeFileSync('public/favicon.ico', ico(await picture(page, plain, 32, 32)));
  writeFileSync('public/img/apple-touch-icon.png', await picture(page, tile(6), 180, 180));
  writeFileSync('public/img/icon-192.png', await picture(page, plain, 192, 192));
  writeFileSync('public/img/icon-512.png', await picture(page, plain, 512, 512));
  writeFileSync('public/img/icon-maskable-512.png', await picture(page, tile(10), 512, 512));
  writeFileSync('public/img/social-card.png', await picture(page, socialCard(), 1200, 630));
  await browser.close();
}

/** Makes what is committed but not written by hand: the faces, the mark's pictures, the social card. */
async function makeAssets(): Promise<void> {
  await makeFonts();
  writeFileSync('public/img/logo.svg', svg(mark(ink.accent, ink.line)));
  writeFileSync('public/img/logo-dark.svg', svg(mark('#76ccb9', '#717c76')));
  writeFileSync('public/favicon.svg', favicon);
  await makePictures();
}

await makeAssets();
