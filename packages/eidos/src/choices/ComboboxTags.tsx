import { useMemo } from 'react';
import { connectControl } from '../fields/control';
import { FieldFrame } from '../fields/FieldFrame';
import { useController, useTranslator } from '../hooks/contexts';
import { canonicalJson } from '../json/json-object';
import { splitList } from '../lists/split-list';
import { TagsFrame, type TextAround } from '../lists/TagList';
import { ReadOnlyList, useList, usePendingEntry } from '../lists/use-list';
import { useAwaitedSearch } from './awaited-search';
import { Combobox } from './Combobox';
import { useWhenLoaded } from './use-choices';
import { type ChoiceSourceProps, LoadFailure, useChoiceEntry, useMatches } from './SingleCombobox';

/** An array of values that are chosen from a list by typing, each shown as a tag. */
export function ComboboxTags(props: ChoiceSourceProps) {
  const controller = useController();
  const { wordsOf } = useTranslator();
  const plain = useList(props.pointer, 'ComboboxField');
  const { node, items, isLocked, add, restore } = plain;
  const entry = useChoiceEntry(props, node.row, items.length > 0);
  const { text: typed, setText, waitsFor, setWaitsFor, choices, labeled, onUse } = entry;
  const control = connectControl({ ...plain.control, hint: labeled.noteOn(items) });
  const list = { ...plain, control };
  // A text that names no choice stays in the input, with an error, also where the field is shown again.
  const text = typed ?? control.field.text ?? '';
  const free = useMemo(() => {
    const taken = new Set(items.map(canonicalJson));
    return labeled.options.filter(({ key }) => !taken.has(key));
  }, [items, labeled.options]);
  const { named, first, shown } = useMatches(choices, labeled, free, text);
  const { isStale } = shown;
  const awaitSearch = useAwaitedSearch(waitsFor !== undefined && text !== '' && !isLocked);

  function clear() {
    entry.enter(undefined);
    if (control.field.text !== undefined) restore();
  }

  /** Adds choices, and leaves what names none in the input. */
  function choose(keys: readonly string[], rest = '') {
    const values = [...new Set(keys)].map((key) => labeled.take(key));
    controller.batch(() => {
      clear();
      if (values.length > 0) add(values, labeled.labelOf);
      // A rest that has become a name by what was taken out of it would replace the list.
      const isUnread = isStale || labeled.read(rest)[0].length > 0;
      if (rest !== '') control.setText(rest, isUnread ? [] : choices.list);
    });
  }

  /** Reads the text in the input. It stays until its search has finished, and until it names choices. */
  function finish() {
    if (isStale) awaitSearch();
    setWaitsFor((before) => (isStale ? (before ?? 'name') : undefined));
    if (text.trim() === '') clear();
    else if (isStale) choose([], text);
    else if (named) choose([named.key]);
    else choose(...labeled.read(text));
  }

  useWhenLoaded(waitsFor !== undefined && !isStale && !isLocked, () => {
    if (waitsFor === 'choice' && first) choose([first.key]);
    else finish();
  });

  function complete() {
    if (typed !== undefined && !isLocked) finish();
  }
  usePendingEntry(entry, complete);

  function cancel() {
    if (text !== '') clear();
    return text !== '';
  }

  function takeList(taken: string, around: TextAround) {
    // A name may have commas, which a file quotes.
    const parts = splitList(taken, /(?:^|[,;\t\r\n])\s*"/.test(taken) ? [',', ';'] : []);
    const names = parts.filter((part) => part.trim() !== '').join('; ');
    const isList = /[,;]/.test(names);
    if (isList) {
      setText(around.join(names));
      setWaitsFor('name');
    }
    return isList;
  }

  if (isLocked) return <ReadOnlyList list={list} labelOf={labeled.labelOf} typed={typed} />;
  return (
    <FieldFrame control={control}>
      <TagsFrame
        {...{ list, text }}
        labelOf={labeled.labelOf}
        onEnter={() => (isStale ? setWaitsFor('choice') : finish())}
        onLeave={complete}
        onTake={takeList}
      >
        {(attributes, onKeyDown) => (
          <Combobox
            {...shown}
            attributes={attributes}
            label={control.label}
            text={text}
            // An empty input has no entry, except over a refused text, which would be shown again.
            onText={(next) => setText(next || control.field.text !== undefined ? next : undefined)}
            onSelect={(key) => choose([key])}
            placeholder={wordsOf(node, 'placeholder')}
            keepOpen
            onEscape={cancel}
            onKeyDown={onKeyDown}
            onFocus={onUse}
          />
        )}
      </TagsFrame>
      <LoadFailure choices={choices} inputId={control.ids.control} />
    </FieldFrame>
  );
}
