import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chunksNamedIn, scriptsNamedIn } from '../../lib/config/next-formats/framework-files';
import type { FileBudget, PageBudget } from './budgets';

/** Already compressed, so that no host compresses them again. */
const COMPRESSED = /\.(woff2|png|jpe?g|webp|avif|gif)$/;

/** What a host transfers of a file, in KiB. */
function weighFile(file: string): number {
  const content = readFileSync(file);
  return (COMPRESSED.test(file) ? content : gzipSync(content, { level: 9 })).length / 1024;
}

/** A font that styles name, which a page that uses it fetches; one for some letters only may not be needed. */
const FONT_FACE = /@font-face\s*\{(?![^}]*unicode-range)[^}]*\}/g;
const FONT_URL = /url\(["']?([^"')]+\.woff2)/;

const matchesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[0]);

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
  const styles = matchesOf(html, /<style>[\s\S]*?<\/style>/g).join('');
  return [
    ...matchesOf(styles, FONT_FACE).flatMap((rule) => FONT_URL.exec(rule)?.[1] ?? []),
    ...links.flatMap((tag) => attribute(tag, 'href') ?? []),
    ...[...pictures, ...scripts].flatMap((tag) => attribute(tag, 'src') ?? []),
  ].filter((url) => url.startsWith('/'));
}

/** How a message names what is weighed. */
const NAMES = {
  byLoad: 'KiB by the load event',
  scripts: 'KiB of scripts',
  requests: 'requests by the load event',
} as const;

/**
 * Weighs a page of the export in `folder` from its files alone: what the document links before it has loaded, and the
 * framework's scripts that it names for later.
 * @throws when a file that the page requests is missing.
 */
function weighPage(folder: string, page: string, basePath: string): PageBudget['limits'] {
  const fileAt = (url: string) => path.join(folder, url.slice(basePath.length).replace(/[?#].*$/, ''));
  const sum = (urls: Iterable<string>) => [...urls].reduce((kib, url) => kib + weighFile(fileAt(url)), 0);
  const source = readFileSync(path.join(folder, page), 'utf8');
  const early = new Set(urlsByLoad(source));
  const unusedScripts = matchesOf(source, /<script\b[^>]*\snomodule\b[^>]*>/gi).join();
  // The data for hydration names what the page needs for its islands.
  const named = [...scriptsNamedIn(source), ...chunksNamedIn(source, basePath)];
  return {
    byLoad: weighFile(path.join(folder, page)) + sum(early),
    scripts: sum(new Set(named.filter((url) => !unusedScripts.includes(url)))),
    requests: early.size + 1,
  };
}

/** What weighs more than a page's budget allows, a line each. */
export function pageErrors(folder: string, basePath: string, { page, limits }: PageBudget): string[] {
  const weight = weighPage(folder, page, basePath);
  return (Object.keys(NAMES) as (keyof typeof NAMES)[])
    .filter((key) => weight[key] > limits[key])
    .map((key) => `${page}: ${weight[key].toFixed(1)} ${NAMES[key]}, limit ${limits[key]}`);
}

/**
 * Which files weigh more than their budget allows, a line each.
 * @throws when no file has the name.
 */
export function fileErrors(folder: string, { file, limit }: FileBudget): string[] {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => file.test(name));
  if (found.length === 0) throw new Error(`No file of the export is named like ${file}.`);
  return found.flatMap((name) => {
    const measured = weighFile(path.join(folder, name));
    return measured <= limit ? [] : [`${name}: ${measured.toFixed(1)} KiB, limit ${limit}`];
  });
}
