import { createContext, Script, type Context } from 'node:vm';

const call = new Script('result = work()');
let context: Context | undefined;

/** Work that was stopped because it took too long. */
export class TimeLimitError extends Error {
  override name = 'TimeLimitError';

  constructor(milliseconds: number) {
    super(`It ran for more than ${milliseconds / 1000} seconds.`);
  }
}

/**
 * Runs `work` and stops it when it takes too long, wherever it hangs: in a loop, in a recursion, in a pattern. V8 itself
 * watches the clock, so that nothing has to be written into the code that runs.
 * @throws {TimeLimitError} when the time is up; else whatever `work` throws.
 */
export function withinTime<Result>(milliseconds: number, work: () => Result): Result {
  context ??= createContext({});
  const outer = { ...context };
  try {
    Object.assign(context, { work, result: undefined });
    call.runInContext(context, { timeout: milliseconds });
    return context.result as Result;
  } catch (error) {
    const isLate = (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    throw isLate ? new TimeLimitError(milliseconds) : error;
  } finally {
    Object.assign(context, { work: undefined, result: undefined }, outer);
  }
}
