import { englishLayout } from '../translations/english-layout';
import { useTranslator } from '../translations/translations-context';
import { keepFocus } from './keep-focus';

interface HudActionProps {
  action: 'undo' | 'redo';
  /** There is nothing to undo or redo: the button stays focusable and does nothing. */
  isOff: boolean;
  onPress: () => void;
}

const arrows = {
  undo: 'M5.5 3 2 6.5 5.5 10M2.5 6.5H10a4 4 0 0 1 0 8H6',
  redo: 'M10.5 3 14 6.5 10.5 10M13.5 6.5H6a4 4 0 0 0 0 8h4',
};

const keys = { undo: 'Control+Z Meta+Z', redo: 'Control+Shift+Z Meta+Shift+Z' };

/** A button of the strip with an arrow, and its label where there is room. */
export function HudAction({ action, isOff, onPress }: HudActionProps) {
  const { t } = useTranslator(englishLayout);
  return (
    <button
      type="button"
      className="eidos-button eidos-hud__action"
      title={t(`hud.${action}`)}
      aria-keyshortcuts={keys[action]}
      aria-disabled={isOff || undefined}
      onMouseDown={keepFocus}
      onClick={isOff ? undefined : onPress}
    >
      <svg className="eidos-icon" viewBox="0 0 16 16" aria-hidden="true">
        <path d={arrows[action]} />
      </svg>
      <span className="eidos-hud__word">{t(`hud.${action}`)}</span>
    </button>
  );
}
