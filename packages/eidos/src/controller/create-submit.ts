import type { JsonValue } from '../json/json-schema';
import type { SubmitOutcome, SubmitRefusal } from './controller';
import type { Store } from './create-store';
import type { ServerUpdates } from './server-updates';
import { blankNotes, plainContent } from './state';
import { placeRefusal, readRefusal } from './submit-data';

export interface Submission {
  readonly submit: () => Promise<SubmitOutcome>;
  /** The data was replaced, so the answer to a pending submit no longer applies. */
  readonly forget: () => void;
}

type Save = (data: JsonValue) => unknown;

/** Runs one submit at a time; `save` may refuse the data with its result or by rejecting. */
export function createSubmit(store: Store, updates: ServerUpdates, save: Save): Submission {
  let isUnderWay = false;
  let session = 0;

  /** Starts without the server's earlier errors: it reports them again if they still apply. */
  function prepare(): SubmitOutcome | undefined {
    store.endGroup();
    store.note({ serverFaults: blankNotes.serverFaults, failure: undefined });
    const { errors } = store.view;
    if (errors.length === 0) return undefined;
    store.note({ allTouched: true, freshRows: blankNotes.freshRows, status: 'idle' });
    return { status: 'invalid', errors };
  }

  function refuse(sent: JsonValue, refusal: SubmitRefusal, cause: unknown): SubmitOutcome {
    const { serverFaults, failure } = placeRefusal(store.view, sent, refusal);
    store.note({
      serverFaults,
      failure,
      status: 'failed',
      allTouched: true,
      freshRows: blankNotes.freshRows,
    });
    const errors = store.view.errors.filter(({ code }) => code === 'server');
    return { status: 'failed', errors, failure, ...(cause !== undefined && { cause }) };
  }

  /** The data that was sent is now the server's data, merged with its updates in the meantime. */
  function accept(sent: JsonValue, seen: number): SubmitOutcome {
    const saved = updates.apply(plainContent(sent), seen).data;
    store.update({ saved, notes: { ...blankNotes, status: 'submitted' } });
    return { status: 'submitted' };
  }

  async function submit(): Promise<SubmitOutcome> {
    if (isUnderWay) return { status: 'busy' };
    const invalid = prepare();
    if (invalid) return invalid;
    const sent = store.view.toSubmit;
    const [own, seen] = [session, updates.count];
    isUnderWay = true;
    store.note({ status: 'submitting' });
    let refusal: SubmitRefusal | undefined;
    let cause: unknown;
    try {
      refusal = readRefusal(await save(sent));
    } catch (error) {
      cause = error;
      refusal = readRefusal(error) ?? { message: String(error) };
    } finally {
      isUnderWay = false;
    }
    if (own !== session)
      return refusal ? { status: 'failed', errors: [], failure: refusal.message } : { status: 'submitted' };
    return refusal ? refuse(sent, refusal, cause) : accept(sent, seen);
  }

  return { submit, forget: () => void (session += 1) };
}
