import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

/** Reads a piece of HTML as a tree. */
export const parseHtml = (html: string): Root => parser.parse(html);
