import { useMemo, useSyncExternalStore } from 'react';
import type { Controller, FormSnapshot } from '../controller/controller';
import { useController } from './use-controller';

/** The state of the whole screen; renders again after every change. */
export function useForm(): FormSnapshot;
/** A part of the screen's state; renders again only when `select` returns another part (by `Object.is`). */
export function useForm<Part>(select: (form: FormSnapshot) => Part): Part;
export function useForm(select: (form: FormSnapshot) => unknown = whole): unknown {
  const controller = useController();
  const getPart = useMemo(() => createReader(controller, select), [controller, select]);
  return useSyncExternalStore(controller.subscribe, getPart, getPart);
}

function whole(form: FormSnapshot): FormSnapshot {
  return form;
}

/** Selects once for each snapshot, so that a selector may build a new object without rendering for ever. */
function createReader<Part>(controller: Controller, select: (form: FormSnapshot) => Part): () => Part {
  let seen: { readonly form: FormSnapshot; readonly part: Part } | undefined;
  return () => {
    const form = controller.getSnapshot();
    if (seen?.form !== form) seen = { form, part: select(form) };
    return seen.part;
  };
}
