import { createHash } from 'node:crypto';
import path from 'node:path';

/** The folder of the site in which files lie that are kept beside the pages that show them. */
export const FILES_FOLDER = 'files';

/** A file beside a page, and where the site has it. */
export interface PublishedFile {
  /** Absolute path. */
  readonly source: string;
  /** Its path within the site; the name changes with its content. */
  readonly address: string;
}

/** Where a file with this content is published. */
export function publishFile(source: string, content: Buffer): PublishedFile {
  const { name, ext } = path.parse(source);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const safe = name.normalize('NFKD').replace(/[^\w.-]+/g, '-') || 'file';
  return { source, address: `/${FILES_FOLDER}/${safe}-${hash}${ext.toLowerCase()}` };
}
