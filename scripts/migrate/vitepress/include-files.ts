import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { excerptOf, readPart } from '../../../lib/mdx/plugins/code/excerpt';
import { relativePath } from '../relative-path';

/** How deep files may include each other; deeper ones include themselves. */
const deepest = 8;

/** `<!--@include: ./part.md{3,8}-->`, with lines or a region. */
const includes = /^([^\S\n]*)<!--\s*@include:\s*(\S+?)(#[\w-]+)?(\{\d*,?\d*\})?\s*-->[^\S\n]*$/gm;

/** `<<< @/snippets/a.ts#part{1,3 ts:line-numbers} [title]`. */
const snippets =
  /^([^\S\n]*)<<<[^\S\n]+([^\s#{]+)(#[\w-]+)?(?:\{([^}\n]*)\})?(?:[^\S\n]*\[([^\]\n]*)\])?[^\S\n]*$/gm;

/** Where a path leads that counts from a file, or behind `@/` from the pages. */
const locate = (written: string, from: string, docs: string) =>
  written.startsWith('@') ? path.join(docs, written.slice(1)) : path.resolve(path.dirname(from), written);

const isWithin = (file: string, folder: string) => file.startsWith(`${folder}${path.sep}`);

/** The part of an included text that its lines, `{2,8}`, or its region name; all of it without them. */
function partOf(text: string, region: string | undefined, lines: string | undefined): string | undefined {
  const body = text.replace(/^---\n[^]*?\n---\n/, '');
  const [, first, last] = /^\{(\d*),?(\d*)\}$/.exec(lines ?? '') ?? [];
  if (first !== undefined)
    return text
      .split('\n')
      .slice(Number(first || 1) - 1, last === '' || last === undefined ? undefined : Number(last))
      .join('\n');
  if (region === undefined) return body;
  const part = readPart(region);
  return part && excerptOf(body, part);
}

/** `2 ts:line-numbers` as a fence has it. */
function infoOf(file: string, options = '', title: string | undefined): string {
  const [, lines = '', language = ''] = /^\s*([\d,-]*)\s*(.*?)\s*$/.exec(options) ?? [];
  const marked = lines === '' ? '' : ` {${lines}}`;
  const named = title === undefined ? '' : ` [${title}]`;
  return `${language || path.extname(file).slice(1) || 'text'}${marked}${named}`;
}

/**
 * Puts the texts and the code of other files into a page of VitePress: texts as they are, code as fences that name their
 * file. What names a file that is not there stays.
 */
export function includeFiles(text: string, from: string, docs: string, depth = 0): string {
  if (depth > deepest) return text;
  return text
    .replaceAll(includes, (whole, _indent, written: string, region?: string, lines?: string) => {
      const file = locate(written, from, docs);
      const part = existsSync(file) ? partOf(readFileSync(file, 'utf8'), region, lines) : undefined;
      return part === undefined ? whole : includeFiles(part.trim(), file, docs, depth + 1);
    })
    .replaceAll(
      snippets,
      (
        whole,
        indent: string,
        written: string,
        region: string | undefined,
        options?: string,
        title?: string,
      ) => {
        const file = locate(written, from, docs);
        if (!existsSync(file)) return whole;
        const info = infoOf(file, options, title);
        if (isWithin(file, docs)) {
          return `${indent}\`\`\`${info} file="${relativePath(from, file)}${region ?? ''}"\n${indent}\`\`\``;
        }
        const part = partOf(readFileSync(file, 'utf8'), region, undefined);
        const code = (part ?? '').trimEnd().split('\n');
        return part === undefined
          ? whole
          : [`\`\`\`${info}`, ...code, '```'].map((line) => indent + line).join('\n');
      },
    );
}
