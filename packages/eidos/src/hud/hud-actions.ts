import {
  createContext,
  type MouseEvent,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import type { SubmitOutcome } from '../controller/controller';
import { storeOf } from '../controller/create-controller';
import type { Store } from '../controller/create-store';
import { useController, useTranslator } from '../hooks/contexts';
import { isComposing, whenReleased } from '../hooks/pointer-press';
import { useForm } from '../hooks/use-form';
import { useScreen } from '../parts/screen-context';
import { englishLayout } from '../translations/english-layout';

/**
 * Returns a function that submits the data of the screen, once its uploads are stored. If the submit is rejected, the
 * number of errors is announced and the first field with an error is focused.
 * @returns A function that saves and resolves to the outcome.
 * @example
 * function SaveButton() {
 *   const submit = useSubmit();
 *   return <button onClick={() => void submit()}>Save</button>;
 * }
 */
export function useSubmit(): () => Promise<SubmitOutcome> {
  const controller = useController();
  const { announcer, navigator } = useScreen();
  const { t } = useTranslator(englishLayout);
  return useCallback(async (): Promise<SubmitOutcome> => {
    navigator.complete(true);
    const { uploads, unread } = storeOf(controller);
    if (uploads?.isUnawaited()) announcer.announce(t('hud.waiting'));
    const outcome = await controller.submit();
    if (outcome.status === 'invalid')
      announcer.announceRefusal(t('hud.refused', { count: outcome.errors.length }));
    const first = 'errors' in outcome && outcome.errors[0];
    // Focusing scrolls the page, which must not happen while a pointer is held down.
    await new Promise<void>(whenReleased);
    if (first) {
      navigator.focus(first.pointer);
      unread.get(first)?.();
    }
    return outcome;
  }, [controller, announcer, navigator, t]);
}

/** The store of the record that the surrounding form of the toolkit submits. */
export const SubmittedContext = createContext<Store | undefined>(undefined);

/** Returns a function that finds the form around `element` that submits the record of this screen, not that of another one. */
export function useOwnForm(element: RefObject<HTMLElement | null>): () => HTMLFormElement | null | undefined {
  const isSubmitted = useContext(SubmittedContext) === storeOf(useController());
  return useCallback(
    // A portal may have taken the element out of the form.
    () => (isSubmitted ? element.current?.closest('form') : undefined),
    [element, isSubmitted],
  );
}

/** Returns a function that saves from inside `element`: through the form of the screen if there is one, else directly. */
export function useSave(element: RefObject<HTMLElement | null>): () => void {
  const submit = useSubmit();
  const ownForm = useOwnForm(element);
  return useCallback(() => {
    const form = ownForm();
    // The form also detects incomplete dates, which never reach the controller.
    if (form) form.requestSubmit();
    else void submit();
  }, [ownForm, submit]);
}

/** Undo and redo that announce their effect, because it may be out of view. */
export function useUndo() {
  const controller = useController();
  const { announcer } = useScreen();
  const { t } = useTranslator(englishLayout);
  return useMemo(() => {
    const travel =
      (direction: 'undo' | 'redo', may: 'canUndo' | 'canRedo', done: 'hud.undone' | 'hud.redone') => () => {
        if (!controller.getSnapshot()[may]) return;
        controller[direction]();
        announcer.announce(t(done));
      };
    return {
      undo: travel('undo', 'canUndo', 'hud.undone'),
      redo: travel('redo', 'canRedo', 'hud.redone'),
    };
  }, [controller, announcer, t]);
}

interface ShortcutActions {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly save: () => void;
}

/** Handles the shortcuts of the screen that contains `element`, so that other screens on the page do not react. */
export function useShortcuts(
  element: RefObject<HTMLElement | null>,
  isOn: boolean,
  { undo, redo, save }: ShortcutActions,
): void {
  const ownForm = useOwnForm(element);
  useEffect(() => {
    const screen = ownForm() ?? element.current?.parentElement;
    if (!isOn || !screen) return;
    const handle = (event: KeyboardEvent) => {
      const action = shortcutOf(event);
      if (!action) return;
      event.preventDefault();
      ({ undo, redo, save })[action]();
    };
    screen.addEventListener('keydown', handle);
    return () => screen.removeEventListener('keydown', handle);
  }, [element, isOn, ownForm, undo, redo, save]);
}

/** The action of a key press, unless a part (such as a table) has handled it already. */
export function shortcutOf(event: KeyboardEvent): keyof ShortcutActions | undefined {
  if (event.defaultPrevented || isComposing(event) || event.altKey || event.ctrlKey === event.metaKey)
    return undefined;
  const letter = letterOf(event);
  if (letter === 's' && !event.shiftKey) return 'save';
  if (letter === 'z') return event.shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !event.shiftKey ? 'redo' : undefined;
}

/** The pressed letter; on a keyboard without Latin letters, the one at that position of a Latin keyboard. */
function letterOf({ key, code }: KeyboardEvent): string {
  return (/^[a-z]$/i.test(key) ? key : code.replace('Key', '')).toLowerCase();
}

/** Makes the browser ask before the page is left, while `isOn` and there are unsaved changes. */
export function useLeaveWarning(isOn: boolean): void {
  const dirty = useForm((form) => form.dirty);
  useEffect(() => {
    if (!isOn || !dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOn, dirty]);
}

export function useAwaitsUploads(): boolean {
  const controller = useController();
  const isAwaited = () => storeOf(controller).uploads?.isAwaited === true;
  return useSyncExternalStore(controller.subscribe, isAwaited, isAwaited);
}

/**
 * Keeps the focus in the field while a button is pressed with the pointer. Otherwise the field would lose the focus
 * and show its errors, which moves the button away before the release, and the click is lost.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
