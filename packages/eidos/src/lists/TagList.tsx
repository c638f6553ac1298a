import {
  type KeyboardEvent,
  type KeyboardEventHandler,
  type ReactNode,
  type SyntheticEvent,
  useRef,
} from 'react';
import type { ControlAttributes } from '../fields/control';
import { isRightToLeft } from '../hooks/effects';
import { isComposing } from '../hooks/pointer-press';
import { useLeave } from '../hooks/use-leave';
import { useTranslator } from '../hooks/contexts';
import type { JsonValue } from '../json/json-schema';
import { useScreen } from '../parts/screen-context';
import { englishLists } from '../translations/english-lists';
import type { List } from './use-list';

/** One tag of a `TagList`. */
export interface Tag {
  /** The stable key of the row. */
  readonly key: string;
  /** The text of the tag. */
  readonly label: string;
  /** The value has an error that is shown. */
  readonly invalid?: boolean;
}

/** Props of `TagList`. */
export interface TagListProps {
  /** The tags, in their order. */
  tags: readonly Tag[];
  /** The label of the field, for the name of the list. */
  label: string;
  /** Id of the input after the tags; it is focused when no tag is left. */
  inputId: string;
  /** Called with the index of a tag whose button was pressed. */
  onRemove: (index: number) => void;
}

const back = (element: Element) => (isRightToLeft(element) ? 'ArrowRight' : 'ArrowLeft');
const forward = (element: Element) => (isRightToLeft(element) ? 'ArrowLeft' : 'ArrowRight');

/** Focuses the last tag before an input for the key that leaves the start of its text. */
function focusLastTag({ currentTarget, key }: KeyboardEvent<HTMLInputElement>): boolean {
  const isAtStart = currentTarget.selectionStart === 0 && currentTarget.selectionEnd === 0;
  const last = currentTarget.closest('.eidos-tags')?.querySelector<HTMLElement>('li:last-child > button');
  if (!last || !isAtStart || key !== back(currentTarget)) return false;
  last.focus();
  return true;
}

/**
 * The selected values, each with a remove button. They are not tab stops: from the start of the input, the
 * arrow keys move through them, and Delete and Backspace remove the focused one.
 */
export function TagList({ tags, label, inputId, onRemove }: TagListProps) {
  const { t } = useTranslator(englishLists);
  const { navigator } = useScreen();
  const list = useRef<HTMLUListElement>(null);
  if (tags.length === 0) return null;
  const focus = (index: number) => {
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[index] ?? navigator.find(inputId))?.focus();
  };
  function remove(index: number) {
    // The button is about to be removed, which must not lose the focus.
    focus(index + 1 < tags.length ? index + 1 : index - 1);
    onRemove(index);
  }
  function handleKey(event: KeyboardEvent<HTMLElement>, index: number) {
    const { key, currentTarget } = event;
    if (key === back(currentTarget)) focus(Math.max(0, index - 1));
    else if (key === forward(currentTarget)) focus(index + 1);
    else if (key === 'Home') focus(0);
    else if (key === 'End') focus(tags.length);
    else if (key === 'Delete' || key === 'Backspace') remove(index);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <ul ref={list} className="eidos-tags__list" aria-label={t('tags.list', { label })}>
      {tags.map((tag, index) => (
        <li key={tag.key} className="eidos-tags__tag" data-invalid={tag.invalid || undefined}>
          {tag.label}
          <button
            type="button"
            className="eidos-tags__remove"
            tabIndex={-1}
            aria-label={t('group.remove', { label: tag.label })}
            onClick={() => remove(index)}
            onKeyDown={(event) => handleKey(event, index)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The text of an input before and after one that is pasted or dropped into it. */
export type TextAround = readonly [before: string, after: string];

interface TagsFrameProps {
  list: List;
  labelOf: (item: JsonValue) => string;
  /** The text of the input. */
  text: string;
  /** Called for Enter in a text. */
  onEnter: () => void;
  /** Called when the focus leaves the tags and their input. */
  onLeave: () => void;
  /** Called for a text that is pasted or dropped into the input. Returns whether it was a list, which does not go into the input. */
  onTake: (taken: string, around: TextAround) => boolean;
  children: (
    attributes: Omit<ControlAttributes, 'onBlur'>,
    onKeyDown: KeyboardEventHandler<HTMLInputElement>,
  ) => ReactNode;
}

/** The tags of a list before the input that adds to them, with the keys of the input, and a description of those that remove tags. */
export function TagsFrame({ list, labelOf, text, onEnter, onLeave, onTake, children }: TagsFrameProps) {
  const { t } = useTranslator(englishLists);
  const { control, items, isWrong } = list;
  const { onBlur: _, ...attributes } = control.attributes;
  const keysId = `${control.ids.control}keys`;
  const leave = useLeave(() => {
    onLeave();
    list.touch();
  });
  const describedBy = [attributes['aria-describedby'], items.length > 0 && keysId].filter(Boolean).join(' ');
  function remove(index: number) {
    list.remove(index, labelOf(items[index]!));
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event.nativeEvent)) return;
    const { key } = event;
    if (key === 'Enter' && text !== '') onEnter();
    else if (key === 'Backspace' && text === '' && items.length > 0) remove(items.length - 1);
    else if (!focusLastTag(event)) return;
    // Enter would submit the form, and a table would take the keys as its own.
    event.preventDefault();
    event.stopPropagation();
  }
  function take(event: SyntheticEvent, data: DataTransfer) {
    const { id, value, selectionStart, selectionEnd } = event.target as HTMLInputElement;
    if (id !== control.ids.control) return;
    const taken = data.getData('text');
    const [start, end] = [selectionStart ?? 0, selectionEnd ?? 0];
    // As in any input, a paste replaces the selected text. A drop does so only where that text itself was dragged.
    const isReplaced = event.type === 'paste' || value.slice(start, end) === taken;
    if (onTake(taken, [value.slice(0, isReplaced ? start : end), value.slice(end)])) event.preventDefault();
  }
  return (
    <div
      className="eidos-tags"
      onBlur={leave}
      onPaste={(event) => take(event, event.clipboardData)}
      onDrop={(event) => take(event, event.dataTransfer)}
    >
      <TagList
        tags={items.map((item, index) => ({
          key: control.field.rowKeys[index] ?? String(index),
          label: labelOf(item),
          invalid: isWrong(index),
        }))}
        label={control.label}
        inputId={control.ids.control}
        onRemove={remove}
      />
      {children({ ...attributes, 'aria-describedby': describedBy || undefined }, handleKey)}
      {items.length > 0 && (
        <span id={keysId} hidden>
          {t('tags.keys')}
        </span>
      )}
    </div>
  );
}
