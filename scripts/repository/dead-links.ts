import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

function anchorsOf(markdown: string): ReadonlySet<string> {
  const slugger = new GithubSlugger();
  const anchors = new Set<string>();
  visit(fromMarkdown(markdown), 'heading', (heading) => {
    anchors.add(slugger.slug(toString(heading)));
  });
  return anchors;
}

/** What is wrong with a relative link of a Markdown file; undefined when it leads somewhere. */
function faultOf(url: string, from: string, markdown: string): string | undefined {
  const [target = '', anchor] = url.split('#').map(decodeURIComponent);
  const file = target === '' ? from : path.join(path.dirname(from), target);
  if (!existsSync(file)) return `there is no file \`${file}\``;
  if (anchor === undefined || !file.endsWith('.md')) return undefined;
  const text = file === from ? markdown : readFileSync(file, 'utf8');
  return anchorsOf(text).has(anchor) ? undefined : `\`${file}\` has no heading \`#${anchor}\``;
}

/** The relative links and pictures of a Markdown file that lead nowhere, each with file and line. */
export function findDeadLinks(file: string, markdown: string): string[] {
  const faults: string[] = [];
  visit(fromMarkdown(markdown), (node: Nodes) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    if (/^[a-z]+:/.test(node.url)) return;
    const fault = faultOf(node.url, file, markdown);
    if (fault !== undefined) faults.push(`${file}:${node.position?.start.line ?? 1} ${fault}`);
  });
  return faults;
}
