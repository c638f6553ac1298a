import { flushSync } from 'react-dom';
import type { Pointer } from '../json/json-pointer';
import { ItemPart } from '../layout/ItemPart';
import { useFocusTarget } from '../parts/screen-context';
import { englishLists } from '../translations/english-lists';
import { useTranslator } from '../translations/translations-context';

interface CardProps {
  id: string;
  pointer: Pointer;
  label: string;
  isFirst: boolean;
  isLast: boolean;
  /** The list must not become shorter. */
  isKept: boolean;
  /** Missing in a read-only list. */
  onRemove: (() => void) | undefined;
  onMove: (step: 1 | -1) => void;
}

/** One item of `Cards`: a frame with a legend, the item's fields and the buttons that move and remove it. */
export function Card({ id, pointer, label, isFirst, isLast, isKept, onRemove, onMove }: CardProps) {
  const { t } = useTranslator(englishLists);
  useFocusTarget(pointer, `${id}fields`);
  function move(button: HTMLElement, step: 1 | -1) {
    flushSync(() => onMove(step));
    // A browser takes the focus from an element that moves in the document.
    button.focus();
  }
  const moves = [
    { key: 'up', step: -1, isOff: isFirst, words: t('cards.up', { label }) },
    { key: 'down', step: 1, isOff: isLast, words: t('cards.down', { label }) },
  ] as const;
  return (
    <fieldset className="eidos-group eidos-card">
      <legend className="eidos-group__label">{label}</legend>
      <div id={`${id}fields`}>
        <ItemPart pointer={pointer} label={label} />
      </div>
      {onRemove && (
        <div className="eidos-card__actions">
          {!(isFirst && isLast) &&
            moves.map(({ key, step, isOff, words }) => (
              <button
                key={key}
                type="button"
                className="eidos-button eidos-card__move"
                data-to={key}
                aria-label={words}
                aria-disabled={isOff || undefined}
                onClick={(event) => move(event.currentTarget, step)}
              />
            ))}
          <button
            type="button"
            className="eidos-button"
            aria-disabled={isKept || undefined}
            onClick={onRemove}
          >
            {t('group.remove', { label })}
          </button>
        </div>
      )}
    </fieldset>
  );
}
