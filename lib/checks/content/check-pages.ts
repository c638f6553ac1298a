import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { displayPath } from '../../diagnostics/display-path';
import type { CheckedPage } from './check-page';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { drawingKey, KnownPages } from './known-pages';
import { pageAt, sourcesOf, type PagesToCheck } from './page-at';
import type { PageBundle } from './page-bundle';
import { NoReplyError, pageBundle, PageProcess, type PageCheck } from './page-process';

const mostProcesses = 4;

/** After how many ms of work each further process starts to help; what the disk remembers takes less. */
const helpAfter = 2000;

/** How many pages have to be left for each further process: starting one takes as long as checking these. */
const worthHelp = 60;

/** Processes that wait for the next check. */
const idle: PageProcess[] = [];

async function beginCheck(bundle: PageBundle, check: PageCheck, signal?: AbortSignal): Promise<PageProcess> {
  const waiting = idle.pop();
  // Of another code than now, it would not notice what has changed since.
  if (waiting && waiting.bundle.key !== bundle.key) await waiting.end();
  if (!waiting?.isAlive) return PageProcess.start(bundle, check, signal);
  const hasBegun = await waiting.ask({ kind: 'begin', check }).then(
    () => true,
    () => false,
  );
  return hasBegun ? waiting : PageProcess.start(bundle, check, signal);
}

/** A fault of a page whose process gave no reply. */
function noReplyDiagnostic(file: string, { isLate, progress }: NoReplyError): Diagnostic {
  const isCompiled = progress !== '';
  const subject = isCompiled ? 'Drawing the page' : 'Compiling the page';
  return {
    file,
    message: isLate ? `${subject} does not come to an end.` : `${subject} needs more memory than there is.`,
    fix: isCompiled
      ? 'Remove its components one by one to find the one that never ends, and correct that.'
      : 'Shorten its longest lines and its deepest lists, quotes and elements, or divide it into several pages.',
  };
}

/** Checks pages one after the other in a process of their own, and in a new one after each that ends it. */
class PageRunner {
  #process: PageProcess | undefined;

  constructor(
    readonly bundle: PageBundle,
    readonly check: PageCheck,
  ) {}

  async begin(signal?: AbortSignal): Promise<void> {
    this.#process = await beginCheck(this.bundle, this.check, signal);
  }

  async checkPage(index: number): Promise<CheckedPage> {
    const file = displayPath(sourcesOf(this.check)[index] ?? '');
    this.#process ??= await beginCheck(this.bundle, this.check);
    try {
      const reply = await this.#process.ask({ kind: 'check', index });
      return reply.kind === 'checked' ? reply.checked : { diagnostics: [] };
    } catch (error) {
      this.#process = undefined;
      if (!(error instanceof NoReplyError)) throw error;
      return { diagnostics: [noReplyDiagnostic(file, error)] };
    }
  }

  release(): void {
    if (this.#process?.isAlive) idle.push(this.#process);
  }
}

/** What is known of each page; a process reports what is wrong with one that cannot be read. */
function findKnown(check: PageCheck): (CheckedPage | undefined)[] {
  const known = new KnownPages(check.drawing);
  return sourcesOf(check).map((_, index) => {
    try {
      return known.find(pageAt(check, index));
    } catch {
      return undefined;
    }
  });
}

/** Checks the pages at `indexes`, in as many processes as are worth their start. */
async function checkInProcesses(
  bundle: PageBundle,
  check: PageCheck,
  indexes: readonly number[],
): Promise<ReadonlyMap<number, CheckedPage>> {
  const checked = new Map<number, CheckedPage>();
  const left = [...indexes];
  const work = async (runner: PageRunner) => {
    for (let index = left.shift(); index !== undefined; index = left.shift())
      checked.set(index, await runner.checkPage(index));
    runner.release();
  };
  const first = new PageRunner(bundle, check);
  await first.begin();
  const done = new AbortController();
  const helping: Promise<void>[] = [];
  const help = async (delay: number) => {
    await setTimeout(delay, undefined, { signal: done.signal });
    if (left.length < worthHelp) return;
    const helper = new PageRunner(bundle, check);
    await helper.begin(done.signal);
    helping.push(work(helper));
  };
  const helpers = Math.min(availableParallelism(), mostProcesses) - 1;
  // The first process does all the work when no other can start, or when the work is done before.
  for (let index = 1; index <= helpers; index += 1) void help(helpAfter * index).catch(() => undefined);
  await work(first).finally(() => done.abort());
  await Promise.all(helping);
  return checked;
}

/**
 * Checks every page, those of the docs first: compiles it and draws it, unless it is known to be without a fault as it is. A page that
 * hangs or that takes all memory is a fault like any other, and the rest is checked all the same.
 */
export async function checkPages(pages: PagesToCheck): Promise<CheckedPage[]> {
  const bundle = await pageBundle();
  const check = { ...pages, drawing: drawingKey(bundle.key) };
  const known = findKnown(check);
  const others = known.flatMap((page, index) => (page ? [] : [index]));
  if (others.length === 0) return known.filter((page) => page !== undefined);
  const checked = await checkInProcesses(bundle, check, others);
  return known.map((page, index) => page ?? checked.get(index) ?? { diagnostics: [] });
}

/** Ends the processes that wait for another check. */
export async function endPageProcesses(): Promise<void> {
  await Promise.all(idle.splice(0).map((waiting) => waiting.end()));
}
