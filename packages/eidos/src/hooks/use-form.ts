import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { FormSnapshot } from '../controller/controller';
import { useController } from './use-controller';
import type { Pointer } from '../json/json-pointer';
import { isChecking } from '../rules/create-rules';
import { createStillReader } from './pointer-press';

/**
 * The state of the whole screen; renders again after every change. While a pointer is held down, `errors`, `status`,
 * `failure` and `cause` do not change.
 */
export function useForm(): FormSnapshot;
/** A part of the screen's state; renders again only when `select` returns another part (by `Object.is`). */
export function useForm<Part>(select: (form: FormSnapshot) => Part): Part;
export function useForm(select: (form: FormSnapshot) => unknown = whole): unknown {
  const controller = useController();
  const { subscribe, read } = useMemo(
    () => createStillReader(controller.subscribe, () => controller.getSnapshot(), holdMessages),
    [controller],
  );
  const getPart = useMemo(() => createSelection(read, select), [read, select]);
  return useSyncExternalStore(subscribe, getPart, getPart);
}

function whole(form: FormSnapshot): FormSnapshot {
  return form;
}

/** The messages of the screen do not change while a pointer is held down. */
function holdMessages(now: FormSnapshot, { errors, status, failure, cause }: FormSnapshot): FormSnapshot {
  return { ...now, errors, status, failure, cause };
}

/** Selects once for each snapshot, so that a selector may build a new object without an endless loop of renders. */
function createSelection<Part>(read: () => FormSnapshot, select: (form: FormSnapshot) => Part): () => Part {
  let seen: { readonly form: FormSnapshot; readonly part: Part } | undefined;
  return () => {
    const form = read();
    if (seen?.form !== form) seen = { form, part: select(form) };
    return seen.part;
  };
}

/** Returns whether an asynchronous check at or below `pointer` is pending. */
export function useChecking(pointer: Pointer = ''): boolean {
  const controller = useController();
  const read = useCallback(() => isChecking(controller, pointer), [controller, pointer]);
  return useSyncExternalStore(controller.subscribe, read, read);
}
