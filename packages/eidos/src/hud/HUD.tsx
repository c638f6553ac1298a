import { type MouseEvent, type ReactNode, useContext, useEffect, useRef } from 'react';
import { storeOf } from '../controller/create-controller';
import { useShownErrors } from '../hooks/use-errors';
import { useForm } from '../hooks/use-form';
import { Button } from '../parts/Button';
import { useScreen } from '../parts/screen-context';
import { useNode } from '../parts/use-node';
import { englishHud } from '../translations/english-screen';
import { useController, useTranslator } from '../hooks/contexts';
import { shortcutOf } from '../hooks/shortcuts';
import { keepFocus, SubmittedContext, useLeaveWarning, useSubmit } from './hud-actions';

/**
 * The state or result of saving, with the reason of a failure in words for people; renders again only when that changes, not
 * at each keystroke. The message of a thrown error is for developers, so it is not shown.
 */
function useOutcome() {
  const { t } = useTranslator(englishHud);
  const status = useForm((form) => form.status);
  const message = useForm((form) => form.failure);
  const hasThrown = useForm((form) => form.cause !== undefined);
  const key = hasThrown ? 'hud.failedRequest' : message === undefined ? 'hud.failedUnknown' : 'hud.failed';
  return { status, failure: status === 'failed' ? t(key, { message }) : message };
}

/** The reason why the data could not be saved, where there is no status bar. */
export function SubmitFailure() {
  const { failure } = useOutcome();
  if (!failure) return null;
  return (
    <p role="alert" className="eidos-failure">
      {failure}
    </p>
  );
}

/** Props of `HUD`. */
export interface HUDProps {
  /**
   * Whether Ctrl+Z (undo), Ctrl+Shift+Z and Ctrl+Y (redo) and Ctrl+S (save), or the same with ⌘, work while
   * the focus is in the same `EidosScreen`, or else in the element around the status bar.
   * @default `true`
   */
  shortcuts?: boolean;
  /**
   * Whether the browser warns before the page is left with unsaved changes.
   * @default `true`
   */
  warnBeforeLeaving?: boolean;
  /** Buttons of your own, in front of those for undo, redo and save. */
  actions?: ReactNode;
}

/**
 * A status bar with unsaved changes, errors, and buttons to undo, redo and save. It never moves the focus,
 * except to the first error, on request or when a submit is rejected. Buttons with nothing to do stay
 * focusable, so that the focus is not lost when the last step is undone.
 */
export function HUD({ shortcuts = true, warnBeforeLeaving = true, actions }: HUDProps) {
  const strip = useRef<HTMLDivElement>(null);
  const controller = useController();
  const { announcer } = useScreen();
  const { t } = useTranslator(englishHud);
  const root = useNode('');
  const isLocked = root.readOnly || root.disabled;
  const canUndo = useForm((form) => form.canUndo && !isLocked);
  const canRedo = useForm((form) => form.canRedo && !isLocked);
  const isWaiting = useForm(() => storeOf(controller).uploads?.isAwaited === true);
  const isSaving = useForm((form) => form.status === 'submitting') || isWaiting;
  const submit = useSubmit();
  const isSubmitted = useContext(SubmittedContext) === storeOf(controller);
  /** The form around the strip that submits the record of this screen: a portal may have taken the strip out of it. */
  const ownForm = () => (isSubmitted ? strip.current?.closest('form') : undefined);
  /** Announces its effect, because it may be out of view. */
  const travel = (step: 'undo' | 'redo', done: 'hud.undone' | 'hud.redone') => () => {
    controller[step]();
    announcer.announce(t(done));
  };
  const commands = {
    undo: canUndo ? travel('undo', 'hud.undone') : undefined,
    redo: canRedo ? travel('redo', 'hud.redone') : undefined,
    save() {
      const form = ownForm();
      // The form also detects incomplete dates, which never reach the controller.
      if (form) form.requestSubmit();
      else void submit();
    },
  };
  const keysOf = (key: string) => (shortcuts ? `Control+${key} Meta+${key}` : undefined);
  useLeaveWarning(warnBeforeLeaving);
  useEffect(() => {
    // Other screens on the page do not react.
    const screen = ownForm() ?? strip.current?.parentElement;
    if (!shortcuts || !screen) return;
    const handle = (event: KeyboardEvent) => {
      const action = shortcutOf(event);
      if (!action) return;
      event.preventDefault();
      // A held key undoes step by step, and saves once.
      if (action !== 'save' || !event.repeat) commands[action]?.();
    };
    screen.addEventListener('keydown', handle);
    return () => screen.removeEventListener('keydown', handle);
  });

  function handleSave(event: MouseEvent<HTMLButtonElement>) {
    // The form of this screen handles the submit itself; any other surrounding form must not be submitted.
    if (ownForm()) return;
    const isInside = strip.current?.parentElement?.querySelector(':focus');
    // Enter in a field of the screen around this one presses the first submit button of its form.
    if (event.detail === 0 && event.currentTarget.form?.matches('.eidos-screen') && !isInside) return;
    event.preventDefault();
    if (!isSaving) void submit();
  }

  return (
    <div ref={strip} className="eidos-hud" role="group" aria-label={t('hud.label')}>
      <HudStatus />
      <div className="eidos-hud__actions">
        {actions}
        <HudAction action="undo" keys={keysOf('Z')} onPress={commands.undo} />
        <HudAction action="redo" keys={keysOf('Shift+Z')} onPress={commands.redo} />
        <Button
          type="submit"
          className="eidos-button eidos-button--primary"
          aria-keyshortcuts={keysOf('S')}
          aria-disabled={isSaving || undefined}
          data-busy={isSaving || undefined}
          onMouseDown={keepFocus}
          onClick={handleSave}
        >
          {t(isWaiting ? 'hud.waiting' : isSaving ? 'hud.saving' : 'hud.save')}
        </Button>
      </div>
    </div>
  );
}

interface HudActionProps {
  action: 'undo' | 'redo';
  keys: string | undefined;
  /** Undefined while there is nothing to undo or redo, or nobody may; the button stays focusable. */
  onPress: (() => void) | undefined;
}

const arrows = {
  undo: 'M5.5 3 2 6.5 5.5 10M2.5 6.5H10a4 4 0 0 1 0 8H6',
  redo: 'M10.5 3 14 6.5 10.5 10M13.5 6.5H6a4 4 0 0 0 0 8h4',
};

/** A button of the strip with an arrow, and its label where there is room. */
function HudAction({ action, keys, onPress }: HudActionProps) {
  const word = useTranslator(englishHud).t(`hud.${action}`);
  return (
    <Button
      className="eidos-button eidos-hud__action"
      title={word}
      aria-keyshortcuts={keys}
      aria-disabled={!onPress || undefined}
      onMouseDown={keepFocus}
      onClick={onPress}
    >
      <svg className="eidos-icon" viewBox="0 0 16 16" aria-hidden="true">
        <path d={arrows[action]} />
      </svg>
      <span className="eidos-hud__word">{word}</span>
    </Button>
  );
}

/** Unsaved changes and errors, as text. The result of every save is announced, however it was started; typing is not interrupted. */
function HudStatus() {
  const { t } = useTranslator(englishHud);
  const { announcer, navigator } = useScreen();
  const dirty = useForm((form) => form.dirty);
  const count = useForm((form) => form.changed.length);
  const errors = useShownErrors('');
  const [first] = errors;
  const { status, failure } = useOutcome();
  const last = useRef({ status, failure });
  useEffect(() => {
    const before = last.current;
    last.current = { status, failure };
    const isNew = before.status !== status;
    if (isNew && status === 'submitting') announcer.announce(t('hud.saving'));
    if (isNew && status === 'submitted') announcer.announce(t('hud.savedNow'));
    if (failure && (isNew || before.failure !== failure)) announcer.announce(failure);
  }, [status, failure, announcer, t]);
  return (
    <div className="eidos-hud__status">
      <span className="eidos-hud__changes" data-dirty={dirty || undefined}>
        {t(dirty ? 'hud.unsaved' : status === 'submitted' ? 'hud.saved' : 'hud.pristine', {
          count: count || 1,
        })}
      </span>
      {first && (
        <button
          type="button"
          className="eidos-hud__errors"
          title={t('hud.firstError')}
          onClick={() => navigator.focus(first.pointer)}
        >
          {t('hud.errors', { count: errors.length })}
        </button>
      )}
      {failure && <p className="eidos-hud__failure">{failure}</p>}
    </div>
  );
}
