import { type MouseEvent, useRef } from 'react';
import type { FormSnapshot } from '../controller/controller';
import { useAwaitsUploads } from '../hooks/use-awaits-uploads';
import { useForm } from '../hooks/use-form';
import { englishLayout } from '../translations/english-layout';
import { useTranslator } from '../translations/translations-context';
import { HudAction } from './HudAction';
import { HudStatus } from './HudStatus';
import { keepFocus } from './keep-focus';
import { useLeaveWarning } from './use-leave-warning';
import { useOutcomeAnnouncement } from './use-outcome-announcement';
import { useSave } from './use-save';
import { useShortcuts } from './use-shortcuts';
import { useUndo } from './use-undo';

/** Props of `HUD`. */
export interface HUDProps {
  /**
   * Whether Ctrl+Z (undo), Ctrl+Shift+Z and Ctrl+Y (redo) and Ctrl+S (save), or the same with ⌘, work while
   * the focus is in the same screen.
   * @default `true`
   */
  shortcuts?: boolean;
  /**
   * Whether the browser warns before the page is left with unsaved changes.
   * @default `false`
   */
  warnBeforeLeaving?: boolean;
}

// Selects parts of the state, so that the strip renders only when one of them changes.
const selectCanUndo = (form: FormSnapshot) => form.canUndo;
const selectCanRedo = (form: FormSnapshot) => form.canRedo;
const selectIsSaving = (form: FormSnapshot) => form.status === 'submitting';

/**
 * A status bar with unsaved changes, errors, and buttons to undo, redo and save. It never moves the focus,
 * except to the first error, on request or when a submit is rejected. Buttons with nothing to do stay
 * focusable, so that the focus is not lost when the last step is undone.
 */
export function HUD({ shortcuts = true, warnBeforeLeaving = false }: HUDProps) {
  const strip = useRef<HTMLDivElement>(null);
  const { t } = useTranslator(englishLayout);
  const canUndo = useForm(selectCanUndo);
  const canRedo = useForm(selectCanRedo);
  const isWaiting = useAwaitsUploads();
  const isSaving = useForm(selectIsSaving) || isWaiting;
  const { undo, redo } = useUndo();
  const save = useSave(strip);
  useOutcomeAnnouncement();
  useLeaveWarning(warnBeforeLeaving);
  useShortcuts(strip, shortcuts, { undo, redo, save: save.now });

  function handleSave(event: MouseEvent) {
    // A form of the toolkit handles the submit itself; any other surrounding form must not be submitted.
    if (!save.isOwnForm()) event.preventDefault();
    if (!save.isOwnForm() && !isSaving) save.now();
  }

  return (
    <div ref={strip} className="eidos-hud" role="group" aria-label={t('hud.label')}>
      <HudStatus />
      <div className="eidos-hud__actions">
        <HudAction action="undo" isOff={!canUndo} onPress={undo} />
        <HudAction action="redo" isOff={!canRedo} onPress={redo} />
        <button
          type="submit"
          className="eidos-button eidos-button--primary"
          aria-keyshortcuts={shortcuts ? 'Control+S Meta+S' : undefined}
          aria-disabled={isSaving || undefined}
          data-busy={isSaving || undefined}
          onMouseDown={keepFocus}
          onClick={handleSave}
        >
          {t(isWaiting ? 'hud.waiting' : isSaving ? 'hud.saving' : 'hud.save')}
        </button>
      </div>
    </div>
  );
}
