import { writeSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { checkPage } from '@/lib/content/check-page';
import { findDrawingFaults, type PageOfSite } from '@/lib/content/draw-article';
import type { PageCheck, PageReply, PageRequest } from '@/lib/content/page-process';
import { mdxComponents } from '@/mdx-components';

const drawing = { components: mdxComponents, render: renderToStaticMarkup };
const standardOutput = 1;

/** Written at once, so that it is known even when this process is ended in the middle of what follows. */
const report = (progress: string | number) => writeSync(standardOutput, `${progress}\n`);

let check: PageCheck | undefined;

function pageAt(index: number): PageOfSite {
  const page = check?.pages[index];
  if (!check || !page) throw new Error(`There is no page ${index} in this check.`);
  return { page, pages: check.pages, options: check.options };
}

async function replyTo(request: PageRequest): Promise<PageReply> {
  if (request.kind === 'begin') {
    ({ check } = request);
    process.chdir(check.folder);
    return { kind: 'ready' };
  }
  const page = pageAt(request.index);
  if (request.kind === 'check') {
    return { kind: 'checked', checked: await checkPage(page, drawing, () => report('drawing')) };
  }
  return { kind: 'located', faults: await findDrawingFaults(page, drawing, report) };
}

process.on('message', (request: PageRequest) => {
  void replyTo(request).then((reply) => process.send?.(reply));
});

// Whoever asked is gone.
process.on('disconnect', () => process.exit());
