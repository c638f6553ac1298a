import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as ReactDom from 'react-dom/server';
import { checkPage, diagnosticsOfError, type CheckedPage } from '@/lib/checks/content/check-page';
import { checkStandalonePage } from '@/lib/checks/content/check-standalone-page';
import { KnownPages } from '@/lib/checks/content/known-pages';
import { pageAt, sourcesOf } from '@/lib/checks/content/page-at';
import { displayPath } from '@/lib/diagnostics/display-path';
import type { PageCheck, PageReply, PageRequest } from '@/lib/checks/content/page-process';
import { mdxComponents } from '@/mdx-components';

// Node looks for names in the text of a CommonJS module that is imported, which takes as long as running this one.
const { renderToStaticMarkup } = createRequire(import.meta.url)('react-dom/server') as typeof ReactDom;

const drawing = { components: mdxComponents, render: renderToStaticMarkup };
const standardOutput = 1;

/** Written at once, so that it is known even when this process is ended in the middle of what follows. */
const report = (progress: string) => writeSync(standardOutput, `${progress}\n`);

let check: PageCheck | undefined;

function currentCheck(): PageCheck {
  if (!check) throw new Error('No check has begun.');
  return check;
}

async function checkAt(index: number): Promise<CheckedPage> {
  const current = currentCheck();
  try {
    const found = pageAt(current, index);
    const { page, request } = found;
    const known = new KnownPages(current.drawing);
    const key = known.keyOf(found);
    const onDrawing = () => report('drawing');
    const checked = page
      ? await checkPage(page, request, drawing, onDrawing)
      : await checkStandalonePage(request, drawing, onDrawing);
    if (checked.diagnostics.length === 0) await known.add(found, key, checked);
    return checked;
  } catch (error) {
    return { diagnostics: diagnosticsOfError(displayPath(sourcesOf(current)[index] ?? ''), error) };
  }
}

async function replyTo(request: PageRequest): Promise<PageReply> {
  if (request.kind === 'begin') {
    ({ check } = request);
    process.chdir(check.folder);
    return { kind: 'ready' };
  }
  return { kind: 'checked', checked: await checkAt(request.index) };
}

process.on('message', (request: PageRequest) => {
  void replyTo(request).then((reply) => process.send?.(reply));
});

// Whoever asked is gone.
process.on('disconnect', () => process.exit());
