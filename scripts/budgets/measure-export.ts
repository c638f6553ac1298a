import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chunksNamedIn, scriptsNamedIn } from '../../lib/config/next-formats/framework-files';
import { ARTICLE_FOLDER } from '../../lib/config/paths/paths';

/** What one visit of a page transfers, bodies only, in bytes after gzip. */
export interface ExportWeight {
  /** The document with its data for hydration, without the styles that it holds. */
  readonly html: number;
  /** Styles that the document holds, and those that it fetches before the load event. */
  readonly styles: number;
  /** Everything that the document requests before the load event, itself included. */
  readonly byLoad: number;
  readonly scriptsByLoad: number;
  /** Scripts that make the page interactive, without what an article fetches as it needs it. */
  readonly scripts: number;
  /** How many files arrive by the load event, the document included. */
  readonly requests: number;
}

/** Already compressed, so that no host compresses them again. */
const COMPRESSED = /\.(woff2|png|jpe?g|webp|avif|gif)$/;

const compressed = (content: Buffer | string) => gzipSync(content, { level: 9 }).length;

/** What a host transfers of a file, in bytes. */
export function weighFile(file: string): number {
  const content = readFileSync(file);
  return COMPRESSED.test(file) ? content.length : compressed(content);
}

const STYLE_ELEMENT = /<style>([\s\S]*?)<\/style>/g;

/** A font that styles name, which a page that uses it fetches; one for some letters only may not be needed. */
const FONT_FACE = /@font-face\s*\{(?![^}]*unicode-range)[^}]*\}/g;
const FONT_URL = /url\(["']?([^"')]+\.woff2)/;

const matchesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[0]);

/** URLs of the fonts that a page's styles name. */
const fontsOf = (styles: string) =>
  matchesOf(styles, FONT_FACE).flatMap((rule) => FONT_URL.exec(rule)?.[1] ?? []);

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}

/** What the browser fetches before the load event: styles, their fonts, preloads, pictures and scripts that modern browsers run. */
function urlsByLoad(html: string): string[] {
  const links = matchesOf(html, /<link\b[^>]*>/g).filter(
    (tag) => /\srel="(?:stylesheet|preload)"/.test(tag) && !/\sdisabled\b/.test(tag),
  );
  const pictures = matchesOf(html, /<img\b[^>]*>/g).filter((tag) => attribute(tag, 'loading') !== 'lazy');
  const scripts = matchesOf(html, /<script\b[^>]*>/g).filter((tag) => !/\snomodule\b/i.test(tag));
  const styles = matchesOf(html, STYLE_ELEMENT).join('');
  return [
    ...fontsOf(styles),
    ...links.flatMap((tag) => attribute(tag, 'href') ?? []),
    ...[...pictures, ...scripts].flatMap((tag) => attribute(tag, 'src') ?? []),
  ].filter((url) => url.startsWith('/'));
}

/**
 * Weighs a page of the export in `folder` from its files alone: what the document links before it has loaded, and the
 * framework's scripts that it names for later.
 * @throws when a file that the page requests is missing.
 */
export function measureExport(folder: string, page: string, basePath: string): ExportWeight {
  const fileAt = (url: string) => path.join(folder, url.slice(basePath.length).replace(/[?#].*$/, ''));
  const sum = (urls: Iterable<string>) => [...urls].reduce((bytes, url) => bytes + weighFile(fileAt(url)), 0);
  const source = readFileSync(path.join(folder, page), 'utf8');
  const document = weighFile(path.join(folder, page));
  const inlined = [...source.matchAll(STYLE_ELEMENT)].map(([, text = '']) => text).join('');

  const early = new Set(urlsByLoad(source));
  const scriptsByLoad = [...early].filter((url) => url.endsWith('.js'));
  const unusedScripts = matchesOf(source, /<script\b[^>]*\snomodule\b[^>]*>/gi).join();
  // The data for hydration names what the page needs for its islands.
  const named = [...scriptsNamedIn(source), ...chunksNamedIn(source, basePath)];
  const late = new Set(named.filter((url) => !unusedScripts.includes(url)));
  return {
    html: compressed(source.replace(STYLE_ELEMENT, '')),
    styles:
      (inlined === '' ? 0 : compressed(inlined)) + sum([...early].filter((url) => url.endsWith('.css'))),
    byLoad: document + sum(early),
    scriptsByLoad: sum(scriptsByLoad),
    scripts: sum(late),
    requests: early.size + 1,
  };
}

/** Folders whose files grow with the number of docs pages. */
const GROWING = ['docs', 'social/docs', `${ARTICLE_FOLDER.slice(1)}docs`];

/** Returns what the export in `folder` takes for each docs page, in bytes on the host, before compression. */
export function weighPageFiles(folder: string): number {
  const files = GROWING.flatMap((name) =>
    readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const known = new Set(files);
  const isTwin = (file: string) => known.has(file.replace(/[\\/]index\.html$/, '.html'));
  const pages = files.filter(
    (file) => file.endsWith('.html') && !(path.basename(file) === 'index.html' && isTwin(file)),
  );
  if (pages.length === 0) throw new Error(`${folder} holds no docs page.`);
  return files.reduce((bytes, file) => bytes + statSync(file).size, 0) / pages.length;
}
