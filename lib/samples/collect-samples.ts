import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import matter from 'gray-matter';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { remarkHeadingId } from '../mdx/remark-heading-id';

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
  const { content, matter: frontmatter } = matter(source);
  const linesBefore = frontmatter === '' ? 0 : frontmatter.split('\n').length + 1;
  const samples: Sample[] = [];
  visit(createProcessor({ remarkPlugins: [remarkHeadingId, remarkGfm] }).parse(content), 'code', (node) => {
    const meta = node.meta ?? '';
    samples.push({
      page,
      line: (node.position?.start.line ?? 0) + linesBefore,
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

/** Where a sample stands, for the title of a test. */
export function describeSample({ page, line, language, title }: Sample): string {
  return `${page}:${line} (${title ?? language})`;
}
