import { readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Repository } from './repository';

function anchorsOf(markdown: string): ReadonlySet<string> {
  const slugger = new GithubSlugger();
  const anchors = new Set<string>();
  visit(fromMarkdown(markdown), 'heading', (heading) => {
    anchors.add(slugger.slug(toString(heading)));
  });
  return anchors;
}

/** What a relative link of a Markdown file leads to and the repository lacks. */
export function linkFaults(url: string, from: string, markdown: string, repository: Repository): string[] {
  const [target = '', anchor] = url.split('#').map(decodeURIComponent);
  const file = target === '' ? from : path.posix.join(path.posix.dirname(from), target).replace(/\/$/, '');
  if (!repository.files.includes(file) && !repository.folders.includes(file))
    return [`there is no file \`${file}\``];
  if (anchor === undefined || !file.endsWith('.md')) return [];
  const text = file === from ? markdown : readFileSync(file, 'utf8');
  return anchorsOf(text).has(anchor) ? [] : [`\`${file}\` has no heading \`#${anchor}\``];
}
