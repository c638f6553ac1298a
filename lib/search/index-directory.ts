import { hasIndexHead, type SearchContent } from './search-content';

/** What a large index begins with: everything needed to know which of its parts hold a word or a section. */
export interface IndexDirectory extends Pick<SearchContent, 'synonyms' | 'kinds'> {
  /** Folder of the parts, below the base path; its name changes with the content. */
  readonly parts: string;
  /** How many sections each page has, and which of `sidebars` it belongs to. */
  readonly sections: readonly number[];
  readonly sidebarNumbers: readonly number[];
  readonly sidebars: readonly string[];
  /** The first word of each part of the words. */
  readonly firstWords: readonly string[];
  /** The first section of each part of the records. */
  readonly firstSections: readonly number[];
  /** Whether the heads of all pages are there as well; without them, a query is answered once its parts have come. */
  readonly hasHeads?: boolean;
}

/** The names of the parts within their folder. */
export const partNames = {
  words: (part: number) => `words-${part}.json`,
  records: (part: number) => `records-${part}.json`,
  vocabulary: 'vocabulary.json',
  heads: 'heads.json',
};

const LISTS = ['sections', 'sidebarNumbers', 'sidebars', 'firstWords', 'firstSections'] as const;

/** Whether a value is a directory as this build writes and reads them. */
export function isIndexDirectory(value: unknown): value is IndexDirectory {
  if (!hasIndexHead(value)) return false;
  const fields = value as unknown as Record<string, unknown>;
  return typeof fields.parts === 'string' && LISTS.every((name) => Array.isArray(fields[name]));
}
