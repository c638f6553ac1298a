import { expectKind } from '../fields/control';
import { useControl } from '../fields/use-control';
import { useController } from '../hooks/use-controller';
import { useRows } from '../hooks/use-field';
import { joinPointer } from '../json/json-pointer';
import { GroupFrame } from '../layout/GroupPart';
import { useScreen } from '../parts/screen-context';
import type { PartProps } from '../parts/registry';
import { englishLists } from '../translations/english-lists';
import { useTranslator } from '../translations/translations-context';
import { Card } from './Card';

/**
 * An array of a few large items, each in its own frame with buttons that move and remove it. Adding focuses
 * the first field of the new card, removing the next card.
 */
export function Cards({ pointer }: PartProps) {
  const control = useControl(pointer);
  const node = expectKind(control, 'Cards', 'table');
  const controller = useController();
  const { announcer, navigator } = useScreen();
  const { t, label } = useTranslator(englishLists);
  const { keys, insert, remove, move } = useRows(pointer);
  const isReadOnly = node.readOnly || node.disabled;
  const { minItems = 0, maxItems = Infinity } = node;
  const one = label(node.row);
  const nameOf = (index: number) => t('cards.card', { label: one || control.label, row: index + 1 });
  const isFull = keys.length >= maxItems;
  // A list that was begun here and may be missing can be emptied again.
  const isKept = keys.length <= minItems && (control.field.required || control.field.stored);
  const buttonId = `${control.ids.control}add`;

  /** Focuses the first field of a card, or the button below when there is none, after React has rendered the change. */
  function focusCard(index: number) {
    setTimeout(() => {
      const button = navigator.find(buttonId);
      if (index >= controller.getRowKeys(pointer).length) button?.focus();
      else navigator.focus(joinPointer(pointer, index));
    });
  }

  function addCard() {
    if (isFull) return;
    insert();
    announcer.announce(t('list.added', { label: nameOf(keys.length) }));
    focusCard(keys.length);
  }

  function removeCard(index: number) {
    if (isKept) return announcer.announce(t('error.minItems', { limit: minItems }));
    remove(index);
    announcer.announce(t('list.removed', { label: nameOf(index) }));
    focusCard(index);
  }

  function moveCard(from: number, to: number) {
    if (to < 0 || to >= keys.length) return;
    move(from, to);
    announcer.announce(t('cards.moved', { place: to + 1, total: keys.length }));
  }

  return (
    <GroupFrame control={control}>
      {keys.length === 0 && <p className="eidos-cards__empty">{t('cards.empty')}</p>}
      {keys.map((key, index) => (
        <Card
          key={key}
          id={`${control.ids.control}${key}`}
          pointer={joinPointer(pointer, index)}
          label={nameOf(index)}
          isFirst={index === 0}
          isLast={index === keys.length - 1}
          isKept={isKept}
          onRemove={isReadOnly ? undefined : () => removeCard(index)}
          onMove={(step) => moveCard(index, index + step)}
        />
      ))}
      {!isReadOnly && (
        <div className="eidos-card__actions">
          <button
            id={buttonId}
            type="button"
            className="eidos-button"
            aria-disabled={isFull || undefined}
            aria-describedby={isFull ? `${buttonId}full` : undefined}
            onClick={addCard}
          >
            {one ? t('group.add', { label: one }) : t('cards.add', { label: control.label })}
          </button>
          {isFull && <span id={`${buttonId}full`}>{t('error.maxItems', { limit: maxItems })}</span>}
        </div>
      )}
    </GroupFrame>
  );
}
