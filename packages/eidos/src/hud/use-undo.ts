import { useMemo } from 'react';
import { useController } from '../hooks/use-controller';
import { useScreen } from '../parts/screen-context';
import { englishLayout } from '../translations/english-layout';
import { useTranslator } from '../translations/translations-context';

/** Undo and redo that announce their effect, because it may be out of view. */
export function useUndo() {
  const controller = useController();
  const { announcer } = useScreen();
  const { t } = useTranslator(englishLayout);
  return useMemo(
    () => ({
      undo: () => {
        if (!controller.getSnapshot().canUndo) return;
        controller.undo();
        announcer.announce(t('hud.undone'));
      },
      redo: () => {
        if (!controller.getSnapshot().canRedo) return;
        controller.redo();
        announcer.announce(t('hud.redone'));
      },
    }),
    [controller, announcer, t],
  );
}
