import { choicesOf, isText } from '../controller/node-tree';
import { createError } from '../development/advice';
import { connectControl } from '../fields/control';
import { FieldFrame } from '../fields/FieldFrame';
import { useEarlyEntry } from '../fields/use-early-entry';
import { plainText } from '../controller/read-text';
import { useEscape } from '../hooks/effects';
import type { PartProps } from '../parts/registry';
import { englishLists } from '../translations/english-lists';
import { useTranslator } from '../hooks/contexts';
import { type List, ReadOnlyList, useEntry, useList, usePendingEntry } from './use-list';
import { splitList } from './split-list';
import { TagsFrame, type TextAround } from './TagList';

/** Props of `TagsField`. */
export interface TagsFieldProps extends PartProps {
  /**
   * The character that ends a tag, in addition to Enter; an empty text for none.
   * @default `','`
   */
  separator?: string;
}

/**
 * An array of short texts as tags, which are typed: Enter or a comma adds one, Backspace removes the last, and a pasted
 * list is split. Throws when the items are not plain strings.
 */
export function TagsField({ pointer, separator = ',' }: TagsFieldProps) {
  const list = useList(pointer, 'TagsField');
  const { t } = useTranslator(englishLists);
  const entry = useEntry(pointer);
  const { row } = list.node;
  if (!isText(row) || choicesOf(row)) {
    throw createError(
      `<TagsField pointer="${pointer}"> needs items that are plain strings.`,
      () => process.env.NODE_ENV !== 'production' && ' Use CheckboxesField or ComboboxField for choices.',
    );
  }
  if (list.isLocked) return <ReadOnlyList list={list} typed={entry.text} />;
  const control = connectControl({ ...list.control, hint: separator === ',' ? t('tags.typed') : undefined });
  return (
    <FieldFrame control={control}>
      <TagsInput list={{ ...list, control }} separator={separator} entry={entry} />
    </FieldFrame>
  );
}

interface TagsInputProps {
  list: List;
  separator: string;
  entry: ReturnType<typeof useEntry>;
}

function TagsInput({ list, separator, entry }: TagsInputProps) {
  const { node } = list;
  const { wordsOf } = useTranslator();
  const input = useEarlyEntry('', enter);
  const { text = '' } = entry;
  const setText = (next: string) => entry.enter(next || undefined);
  usePendingEntry(entry, complete);
  useEscape(input, () => {
    setText('');
    return text !== '';
  });

  function add(texts: readonly string[]) {
    const typed = new Set(texts.map((one) => one.trim()).filter((one) => one !== ''));
    if (typed.size > 0) list.add([...typed], plainText);
  }

  const split = (entered: string) => (separator === '' ? [entered] : entered.split(separator));

  function enter(next: string) {
    const parts = split(next);
    setText(parts.at(-1) ?? '');
    add(parts.slice(0, -1));
  }

  function takeList(taken: string, [before, after]: TextAround) {
    // Where the comma separates tags, lists from elsewhere may have semicolons instead.
    const parts = splitList(taken, separator === ',' ? [',', ';'] : [separator]);
    if (parts.filter((one) => one.trim() !== '').length < 2 && split(taken).length < 2) return false;
    parts[0] = before + parts[0]!;
    parts.push(parts.pop()! + after);
    setText('');
    add(parts);
    return true;
  }

  function complete() {
    if (text === '') return;
    // A composition that has not ended may have separators.
    add(split(text));
    setText('');
  }

  return (
    <TagsFrame
      {...{ list, text }}
      labelOf={plainText}
      onEnter={complete}
      onLeave={complete}
      onTake={takeList}
    >
      {(attributes, onKeyDown) => (
        <list.control.elements.input
          {...attributes}
          ref={input}
          className="eidos-input"
          data-own-undo={text !== '' || undefined}
          placeholder={wordsOf(node, 'placeholder') ?? wordsOf(node.row, 'placeholder')}
          value={text}
          // Another text would end the composition of an input method.
          onChange={({ target, nativeEvent }) =>
            (nativeEvent as InputEvent).isComposing ? setText(target.value) : enter(target.value)
          }
          onCompositionEnd={({ currentTarget }) => enter(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      )}
    </TagsFrame>
  );
}
