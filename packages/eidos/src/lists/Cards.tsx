import { flushSync } from 'react-dom';
import type { EidosNode, TableNode } from '../compiler/node';
import { type Control, expectKind, useControl } from '../fields/control';
import { useController, useTranslator } from '../hooks/contexts';
import { useRows } from '../hooks/use-value';
import { joinPointer, type Pointer } from '../json/json-pointer';
import { GroupFrame } from '../layout/GroupPart';
import { ItemPart } from '../layout/ItemPart';
import { Button } from '../parts/Button';
import type { PartProps } from '../parts/registry';
import { useFocusTarget, useScreen } from '../parts/screen-context';
import { englishLists } from '../translations/english-lists';

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
function Card({ id, pointer, label, isFirst, isLast, isKept, onRemove, onMove }: CardProps) {
  const { t } = useTranslator(englishLists);
  useFocusTarget(pointer, `${id}fields`);
  const moveButton = (words: 'cards.up' | 'cards.down', isOff: boolean, step: 1 | -1) => (
    <Button
      className="eidos-button eidos-card__move"
      data-to={step < 0 ? 'up' : 'down'}
      aria-label={t(words, { label })}
      aria-disabled={isOff || undefined}
      onClick={({ currentTarget }) => {
        flushSync(() => onMove(step));
        // A browser takes the focus from an element that moves in the document.
        currentTarget.focus();
      }}
    />
  );
  return (
    <fieldset className="eidos-group eidos-card">
      <legend className="eidos-group__label">{label}</legend>
      <div id={`${id}fields`}>
        <ItemPart pointer={pointer} label={label} />
      </div>
      {onRemove && (
        <div className="eidos-card__actions">
          {!(isFirst && isLast) && moveButton('cards.up', isFirst, -1)}
          {!(isFirst && isLast) && moveButton('cards.down', isLast, 1)}
          <Button aria-disabled={isKept || undefined} onClick={onRemove}>
            {t('group.remove', { label })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/**
 * An array of a few large items, each in its own frame with buttons that move and remove it. Adding focuses
 * the first field of the new card, removing the next card.
 */
export function Cards({ pointer }: PartProps) {
  const control = useControl(pointer);
  const node = expectKind(control, 'Cards', 'table');
  return (
    <GroupFrame control={control}>
      <CardList control={control} row={node.row} list={node} fixed={0} />
    </GroupFrame>
  );
}

interface CardListProps {
  control: Control;
  row: EidosNode;
  list: Pick<TableNode, 'minItems' | 'maxItems' | 'readOnly' | 'disabled'>;
  /** How many items come before the rows. */
  fixed: number;
}

export function CardList({ control, row, list, fixed }: CardListProps) {
  const { pointer } = control;
  const controller = useController();
  const { announcer, navigator } = useScreen();
  const { t, label } = useTranslator(englishLists);
  const { keys: items, insert, remove, move } = useRows(pointer);
  const keys = items.slice(fixed);
  const { minItems = 0, maxItems = Infinity, readOnly, disabled } = list;
  const isReadOnly = readOnly || disabled;
  // The whole screen may have no title.
  const one = label(row) || (control.label ? '' : t('cards.untitled'));
  const nameOf = (index: number) => t('cards.card', { label: one || control.label, row: index + 1 });
  const total = fixed + keys.length;
  const isFull = total >= maxItems;
  // A list that was begun here and may be missing can be emptied again.
  const isKept = total <= minItems && (control.field.required || control.field.stored);
  const buttonId = `${control.ids.control}add`;

  /** Renders a change, and focuses the first field of a card, or the button below when there is none, before the next key. */
  function focusCard(index: number, change: () => void) {
    flushSync(change);
    const at = fixed + index;
    if (at >= controller.getRowKeys(pointer).length) navigator.find(buttonId)?.focus();
    else navigator.focus(joinPointer(pointer, at));
  }

  function addCard() {
    if (isFull) return;
    focusCard(keys.length, insert);
    announcer.announce(t('list.added', { label: nameOf(keys.length) }));
  }

  function removeCard(index: number) {
    if (isKept) return announcer.announce(t('error.minItems', { limit: minItems }));
    focusCard(index, () => remove(fixed + index));
    announcer.announce(t('list.removed', { label: nameOf(index) }));
  }

  function moveCard(from: number, to: number) {
    if (to < 0 || to >= keys.length) return;
    move(fixed + from, fixed + to);
    announcer.announce(t('cards.moved', { place: to + 1, total: keys.length }));
  }

  return (
    <>
      {keys.length === 0 && <p className="eidos-cards__empty">{t('cards.empty')}</p>}
      {keys.map((key, index) => (
        <Card
          key={key}
          id={`${control.ids.control}${key}`}
          pointer={joinPointer(pointer, fixed + index)}
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
          <Button
            id={buttonId}
            aria-disabled={isFull || undefined}
            aria-describedby={isFull ? `${buttonId}full` : undefined}
            onClick={addCard}
          >
            {one ? t('group.add', { label: one }) : t('cards.add', { label: control.label })}
          </Button>
          {isFull && <span id={`${buttonId}full`}>{t('error.maxItems', { limit: maxItems })}</span>}
        </div>
      )}
    </>
  );
}
