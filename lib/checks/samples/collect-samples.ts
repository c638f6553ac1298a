import { readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { listFiles } from '../../config/paths/list-files';
import { parsePage } from '../../mdx/parse-page';
import { readAttributes } from '../../mdx/plugins/code/fence';

export interface Sample {
  /** Path of the page from the working directory. */
  readonly page: string;
  readonly line: number;
  readonly language: string;
  readonly code: string;
  /** Name of the file that the sample is, from `title="src/app.tsx"`. */
  readonly title: string | undefined;
  /** Words of the fence besides the title: `live`, `noInline`, `run`, `output`, `schema`. */
  readonly flags: ReadonlySet<string>;
  /** Why nothing checks it, from `unchecked="…"`. */
  readonly unchecked: string | undefined;
}

/** The fences of one page's text, in order. */
export function readSamples(page: string, source: string): Sample[] {
  const samples: Sample[] = [];
  visit(parsePage(source), 'code', (node) => {
    const { attributes, rest } = readAttributes(node.meta ?? '');
    samples.push({
      page,
      line: node.position?.start.line ?? 0,
      language: (node.lang ?? 'text').toLowerCase(),
      code: node.value,
      title: attributes.get('title'),
      flags: new Set(rest.split(/\s+/).filter(Boolean)),
      unchecked: attributes.get('unchecked'),
    });
  });
  return samples;
}

/** Every fence of every page below `folder`. */
export const collectSamples = (folder: string): Sample[] =>
  listFiles(folder)
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((name) => {
      const file = path.join(folder, name);
      return readSamples(file, readFileSync(file, 'utf8'));
    });

/** The place of a sample, for the title of a test. */
export const describeSample = ({ page, line, language, title }: Sample): string =>
  `${page}:${line} (${title ?? language})`;
