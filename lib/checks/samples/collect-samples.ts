import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { parsePage } from '../../mdx/parse-page';

/** One fence of a page. */
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

function attributeOf(meta: string, name: string): string | undefined {
  return new RegExp(`${name}=(?:"([^"]*)"|'([^']*)')`).exec(meta)?.slice(1).find(Boolean);
}

/** The fences of one page's text, in order. */
export function readSamples(page: string, source: string): Sample[] {
  const samples: Sample[] = [];
  visit(parsePage(source), 'code', (node) => {
    const meta = node.meta ?? '';
    samples.push({
      page,
      line: node.position?.start.line ?? 0,
      language: (node.lang ?? 'text').toLowerCase(),
      code: node.value,
      title: attributeOf(meta, 'title'),
      flags: new Set(
        meta
          .replaceAll(/\w+=(?:"[^"]*"|'[^']*')/g, '')
          .split(/\s+/)
          .filter(Boolean),
      ),
      unchecked: attributeOf(meta, 'unchecked'),
    });
  });
  return samples;
}

/** Every fence of every page below `folder`. */
export function collectSamples(folder: string): Sample[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .flatMap((name) => {
      const file = path.join(folder, name);
      return readSamples(file, readFileSync(file, 'utf8'));
    });
}

/** The place of a sample, for the title of a test. */
export function describeSample({ page, line, language, title }: Sample): string {
  return `${page}:${line} (${title ?? language})`;
}
