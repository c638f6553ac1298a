import { readFileSync, writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { compileRequest, examineArticle } from '@/lib/content/examine-article';
import { checkPage, type CheckedPage } from '@/lib/checks/content/check-page';
import { checkStandalonePage, standaloneRequest } from '@/lib/checks/content/check-standalone-page';
import { findDrawingDiagnostics } from '@/lib/content/draw-article';
import { DrawnPages } from '@/lib/checks/content/drawn-pages';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import type { PageCheck, PageReply, PageRequest } from '@/lib/checks/content/page-process';
import { mdxComponents } from '@/mdx-components';

const drawing = { components: mdxComponents, render: renderToStaticMarkup };
const standardOutput = 1;

/** Written at once, so that it is known even when this process is ended in the middle of what follows. */
const report = (progress: string | number) => writeSync(standardOutput, `${progress}\n`);

// The bundle that this is, which its starter deletes once it runs.
const code = readFileSync(fileURLToPath(import.meta.url));

let check: PageCheck | undefined;
let drawn = new DrawnPages(code);

function currentCheck(): PageCheck {
  if (!check) throw new Error('No check has begun.');
  return check;
}

async function checkAt(index: number): Promise<CheckedPage> {
  const { pages, standalone, options } = currentCheck();
  const page = pages[index];
  const onDrawing = () => report('drawing');
  if (page) return checkPage({ page, pages, options }, drawing, drawn, onDrawing);
  return checkStandalonePage(standalone[index - pages.length] ?? '', options, drawing, drawn, onDrawing);
}

async function locateAt(index: number): Promise<Diagnostic[]> {
  const { pages, standalone, options } = currentCheck();
  const page = pages[index];
  if (page) {
    const { diagnostics, undrawable } = await examineArticle(page, pages, options);
    const request = compileRequest(page, pages, options);
    return [...diagnostics, ...(await findDrawingDiagnostics(request, drawing, report, undrawable))];
  }
  const request = await standaloneRequest(standalone[index - pages.length] ?? '', options);
  return findDrawingDiagnostics(request, drawing, report);
}

async function replyTo(request: PageRequest): Promise<PageReply> {
  if (request.kind === 'begin') {
    ({ check } = request);
    process.chdir(check.folder);
    drawn = new DrawnPages(code);
    return { kind: 'ready' };
  }
  if (request.kind === 'check') return { kind: 'checked', checked: await checkAt(request.index) };
  return { kind: 'located', diagnostics: await locateAt(request.index) };
}

process.on('message', (request: PageRequest) => {
  void replyTo(request).then((reply) => process.send?.(reply));
});

// Whoever asked is gone.
process.on('disconnect', () => process.exit());
