import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { CheckedPage } from './check-page';
import type { PagesToCheck } from './page-at';
import { keepPageBundle, type PageBundle } from './page-bundle';

/** What a process has to know to check pages. */
export interface PageCheck extends PagesToCheck {
  /** The hash of all that draws pages. */
  readonly drawing: string;
}

/** What a process is asked: to take the pages of a check, to check one of them. */
export type PageRequest =
  { readonly kind: 'begin'; readonly check: PageCheck } | { readonly kind: 'check'; readonly index: number };

export type PageReply =
  { readonly kind: 'ready' } | { readonly kind: 'checked'; readonly checked: CheckedPage };

/** A process that ended, or had to be ended, before it replied. */
export class NoReplyError extends Error {
  override name = 'NoReplyError';

  constructor(
    readonly isLate: boolean,
    /** The last thing that the process wrote about its progress; empty when it wrote nothing. */
    readonly progress: string,
  ) {
    super(isLate ? 'The process took too long.' : 'The process ended.');
  }
}

/** Loading what draws a page can take long on a machine that has much else to do. */
const longestStart = 120_000;

/** Compiling and drawing one page takes tenths of a second; what takes this long never ends. */
const longestPage = 40_000;

/**
 * Far more memory than any page needs, and little enough to be reached before the time is up. With the room for new
 * objects that Node derives from that limit, a third of the time would go into collecting them. The check of
 * 1000 pages takes a fifth less when there is no full collection below 160 MB.
 */
const memory = ['--max-old-space-size=1024', '--max-semi-space-size=32', '--initial-old-space-size=160'];

/** Read while this module loads, because a check of other content changes the working directory later. */
const repository = process.cwd();

/** The code that checks pages, which a check gives to all of its processes. */
export const pageBundle = (): Promise<PageBundle> => keepPageBundle(repository);

/** A process that checks pages, one at a time, and may hang or crash without taking the check with it. */
export class PageProcess {
  readonly #child: ChildProcess;
  #progress = '';
  #errors = '';

  private constructor(readonly bundle: PageBundle) {
    this.#child = fork(bundle.file, {
      cwd: repository,
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: memory,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child.stdout?.on('data', (chunk: Buffer) => {
      this.#progress += chunk.toString();
    });
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      this.#errors += chunk.toString();
    });
    // A process that waits for work must not keep this one from ending.
    this.#child.unref();
    this.#child.channel?.unref();
    for (const stream of [this.#child.stdout, this.#child.stderr]) (stream as Socket).unref();
  }

  /**
   * A process that has taken the pages of a check; `signal` ends one that has not come so far.
   * @throws when it cannot start, with what it says.
   */
  static async start(bundle: PageBundle, check: PageCheck, signal?: AbortSignal): Promise<PageProcess> {
    const started = new PageProcess(bundle);
    const end = () => started.#child.kill('SIGKILL');
    signal?.addEventListener('abort', end);
    await started.ask({ kind: 'begin', check }).catch(() => {
      throw new Error(`The process that checks pages could not start:\n${started.#errors}`);
    });
    signal?.removeEventListener('abort', end);
    return started;
  }

  /** Ends a process that waits, so that neither its memory nor its time is somebody else's. */
  async end(): Promise<void> {
    if (!this.isAlive) return;
    this.#child.ref();
    const ended = once(this.#child, 'exit');
    this.#child.disconnect();
    await ended;
  }

  get isAlive(): boolean {
    return this.#child.connected;
  }

  /**
   * Sends a request and waits for its reply.
   * @throws {NoReplyError} when there is none; the process has ended then.
   */
  async ask(request: PageRequest): Promise<PageReply> {
    const child = this.#child;
    this.#progress = '';
    return new Promise<PageReply>((resolve, reject) => {
      const finish = (settle: () => void) => {
        clearTimeout(timer);
        child.removeAllListeners('message').removeAllListeners('close');
        settle();
      };
      const fail = (isLate: boolean) => {
        finish(() => reject(new NoReplyError(isLate, this.#progress.trim().split('\n').at(-1) ?? '')));
        child.kill('SIGKILL');
      };
      const timer = setTimeout(() => fail(true), request.kind === 'begin' ? longestStart : longestPage);
      child.once('message', (reply) => finish(() => resolve(reply as PageReply)));
      child.once('close', () => fail(false));
      if (child.connected) child.send(request);
      else fail(false);
    });
  }
}
