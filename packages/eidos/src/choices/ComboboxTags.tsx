import { type ClipboardEvent, type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { tieControl } from '../fields/control';
import { FieldFrame } from '../fields/FieldFrame';
import { useController, useTranslator } from '../hooks/contexts';
import { canonicalJson } from '../json/json-object';
import { focusLastTag, TagsFrame } from '../lists/TagList';
import { type List, ReadOnlyList, useEntry, useList, usePendingEntry } from '../lists/use-list';
import { Combobox } from './Combobox';
import {
  type Choices,
  type LabeledChoices,
  useWhenLoaded,
  useChoices,
  useLabeledChoices,
} from './use-choices';
import { useListMessage, LoadFailure, type ChoiceSourceProps } from './SingleCombobox';

/** An array of values that are chosen from a list by typing, each shown as a tag. */
export function ComboboxTags({ pointer, source, options }: ChoiceSourceProps) {
  const plain = useList(pointer, 'ComboboxField');
  const entry = useEntry(pointer);
  const [isUsed, setUsed] = useState(entry.text !== undefined);
  const { node, items } = plain;
  const choices = useChoices(source, pointer, { ...options, enabled: isUsed || items.length > 0 });
  const labeled = useLabeledChoices(choices, node.row, options.labelOf);
  const control = tieControl({ ...plain.control, hint: labeled.noteOn(items) });
  if (plain.isLocked)
    return <ReadOnlyList list={{ ...plain, control }} labelOf={labeled.labelOf} typed={entry.text} />;
  return (
    <FieldFrame control={control}>
      <ChoiceTags
        list={{ ...plain, control }}
        choices={choices}
        labeled={labeled}
        entry={entry}
        onUse={() => setUsed(true)}
      />
      <LoadFailure choices={choices} inputId={control.ids.control} />
    </FieldFrame>
  );
}

interface ChoiceTagsProps {
  list: List;
  choices: Choices;
  labeled: LabeledChoices;
  entry: ReturnType<typeof useEntry>;
  onUse: () => void;
}

function ChoiceTags({ list, choices, labeled, entry, onUse }: ChoiceTagsProps) {
  const controller = useController();
  const { wordsOf } = useTranslator();
  const { control, node, items, add, remove, restore, touch } = list;
  const { text: typed, enter: setTyped } = entry;
  const [waits, setWaits] = useState(false);
  // A text that names no choice stays in the input, with an error, also where the field is shown again.
  const text = typed ?? control.field.text ?? '';
  const { search } = choices;
  useEffect(() => search(text), [search, text]);
  const free = useMemo(() => {
    const taken = new Set(items.map(canonicalJson));
    return labeled.options.filter(({ key }) => !taken.has(key));
  }, [items, labeled.options]);
  const match = labeled.match(free, text);
  const isStale = text !== '' && choices.stale;

  function setText(next: string) {
    // The browser fills in a field without focusing it.
    onUse();
    setTyped(next);
    setWaits(false);
  }

  function clear() {
    setTyped(undefined);
    if (control.field.text !== undefined) restore();
  }

  /** Adds choices, and leaves what names none in the input. */
  function choose(keys: readonly string[], rest = '') {
    const values = [...new Set(keys)].map((key) => labeled.take(key)!.value);
    controller.batch(() => {
      clear();
      if (values.length > 0) add(values, labeled.labelOf);
      if (rest !== '') control.setText(rest, isStale ? [] : choices.list);
    });
  }

  /** Reads the text in the input. It stays until its search has finished, and until it names choices. */
  function finish() {
    setWaits(isStale);
    if (text.trim() === '') clear();
    else if (isStale) choose([], text);
    else if (match.named) choose([match.named.key]);
    else choose(...labeled.read(text));
  }

  useWhenLoaded(waits && !isStale, finish);

  function complete() {
    if (typed !== undefined) finish();
  }
  usePendingEntry(entry, complete);

  function leave() {
    touch();
    complete();
  }

  function cancel() {
    if (text !== '') clear();
    return text !== '';
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const lines = event.clipboardData.getData('text').split(/[\t\r\n]+/);
    const list = lines.filter((line) => line.trim() !== '').join('; ');
    if (!/[,;]/.test(list)) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    setText(value.slice(0, selectionStart ?? 0) + list + value.slice(selectionEnd ?? 0));
    setWaits(true);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const last = items.at(-1);
    if (event.key === 'Backspace' && text === '' && last !== undefined)
      remove(items.length - 1, labeled.labelOf(last));
    else if (event.key === 'Enter' && text !== '') {
      if (!isStale) finish();
    } else if (!focusLastTag(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const message = useListMessage(choices, match.options.length, text);
  return (
    <TagsFrame list={list} labelOf={labeled.labelOf} onLeave={leave}>
      {(attributes) => (
        <Combobox
          attributes={attributes}
          label={control.label}
          text={text}
          onText={setText}
          options={match.options}
          onSelect={(key) => choose([key])}
          isTyped={text.trim() !== ''}
          isAmbiguous={match.isAmbiguous}
          isStale={isStale}
          message={message}
          placeholder={wordsOf(node, 'placeholder')}
          keepOpen
          onEscape={cancel}
          onKeyDown={handleKey}
          onPaste={paste}
          onFocus={onUse}
        />
      )}
    </TagsFrame>
  );
}
