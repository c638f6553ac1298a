import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../../lib/config/site';
import { readHead, type PageHeadTags } from '../../lib/publish/read-head';
import { listExportFiles } from './list-export-files';

/** A page of the finished export. */
export interface ReadPage {
  /** Its file below the export. */
  readonly name: string;
  readonly head: PageHeadTags;
  /** Reads its document again: all documents of a large site do not fit into memory. */
  readonly readHtml: () => string;
}

/** Reads the head of every page of a finished export: of `x.html` and its twin `x/index.html` only the first. */
export async function readPages(folder: string, site: Site): Promise<ReadPage[]> {
  const names = (await listExportFiles(folder)).filter((name) => name.endsWith('.html'));
  const known = new Set(names);
  const isTwin = (name: string) =>
    name.endsWith('/index.html') && known.has(name.replace(/\/index\.html$/, '.html'));
  return names
    .filter((name) => !isTwin(name))
    .map((name) => {
      const readHtml = () => readFileSync(path.join(folder, name), 'utf8');
      return { name, head: readHead(readHtml(), site.title), readHtml };
    });
}
