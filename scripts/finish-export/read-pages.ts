import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../../lib/config/site';
import { readHead, type PageHeadTags } from '../../lib/publish/read-head';

/** A page of the finished export. */
export interface ReadPage {
  /** Its file below the export. */
  readonly name: string;
  readonly head: PageHeadTags;
  /** Reads its document again: all documents of a large site do not fit into memory. */
  readonly readHtml: () => string;
}

/** Reads the heads of pages of a finished export, by their files below `folder`. */
export function readPages(folder: string, names: readonly string[], site: Site): ReadPage[] {
  return names.map((name) => {
    const readHtml = () => readFileSync(path.join(folder, name), 'utf8');
    return { name, head: readHead(readHtml(), site.title), readHtml };
  });
}
