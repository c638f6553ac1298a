import { type FocusEvent, type KeyboardEvent, useMemo, useState } from 'react';
import { addHint } from '../fields/control';
import { FieldFrame } from '../fields/FieldFrame';
import { ReadOnlyField } from '../fields/ReadOnlyField';
import { focusLastTag, TagList } from '../lists/TagList';
import { type List, useList } from '../lists/use-list';
import { englishChoices } from '../translations/english-choices';
import { englishLists } from '../translations/english-lists';
import { useTranslator } from '../translations/translations-context';
import { LoadFailure, useListMessage } from './ChoiceNotes';
import { Combobox } from './Combobox';
import { filterOptions, optionNamed } from './filter-options';
import type { ChoiceSourceProps } from './SingleCombobox';
import { type Choices, useChoices } from './use-choices';
import { type LabelledChoices, useLabelledChoices } from './use-labelled-choices';

/** An array of values that are chosen from a list by typing, each shown as a tag. */
export function ComboboxTags({ pointer, source, options }: ChoiceSourceProps) {
  const plain = useList(pointer, 'ComboboxField');
  const { t } = useTranslator(englishChoices);
  const [isUsed, setUsed] = useState(false);
  const { node, items } = plain;
  const choices = useChoices(source, pointer, { ...options, enabled: isUsed || items.length > 0 });
  const labelled = useLabelledChoices(choices, node.row, options.labelOf);
  const isComplete = choices.status === 'ready' && !choices.searched;
  const outside = isComplete ? items.filter((item) => labelled.keyOf(item) === undefined) : [];
  const notes = outside.map((item) => t('choice.outside', { label: labelled.labelOf(item) }));
  const control = addHint(plain.control, notes.length > 0 ? notes.join(' ') : undefined);
  if (node.readOnly || node.disabled) {
    const text = items.map((item) => labelled.labelOf(item)).join(', ');
    return <ReadOnlyField control={{ ...control, value: text }} />;
  }
  return (
    <FieldFrame control={control}>
      <ChoiceTags
        list={{ ...plain, control }}
        choices={choices}
        labelled={labelled}
        onUse={() => setUsed(true)}
      />
      <LoadFailure choices={choices} inputId={control.ids.control} />
    </FieldFrame>
  );
}

interface ChoiceTagsProps {
  list: List;
  choices: Choices;
  labelled: LabelledChoices;
  onUse: () => void;
}

function ChoiceTags({ list, choices, labelled, onUse }: ChoiceTagsProps) {
  const { wordsOf, t } = useTranslator(englishLists);
  const [text, setTyped] = useState('');
  const { control, node, items, add, remove, isWrong, touch } = list;
  const { attributes, ids, label } = control;
  const { onBlur: _, ...input } = attributes;
  const keysId = `${ids.control}keys`;
  const describedBy =
    [attributes['aria-describedby'], items.length > 0 && keysId].filter(Boolean).join(' ') || undefined;
  const free = useMemo(() => {
    const taken = new Set(items.map((item) => JSON.stringify(item)));
    return labelled.options.filter(({ key }) => !taken.has(key));
  }, [items, labelled.options]);
  const matches = choices.searched ? free : filterOptions(free, text);

  function setText(next: string) {
    setTyped(next);
    choices.search(next);
  }

  function choose(key: string) {
    const choice = labelled.choiceOf(key);
    if (choice === undefined) return;
    labelled.remember(choice);
    add(choice.value, labelled.labelOf(choice.value));
    setText('');
  }

  function removeAt(index: number) {
    remove(index, labelled.labelOf(items[index]));
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const named = event.key === 'Enter' && text !== '' ? optionNamed(free, text) : undefined;
    if (event.key === 'Backspace' && text === '' && items.length > 0) removeAt(items.length - 1);
    else if (event.key === 'Escape' && text !== '') setText('');
    else if (named) choose(named.key);
    else if (!(event.key === 'Enter' && text !== '') && !focusLastTag(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function leave(event: FocusEvent<HTMLElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    const named = optionNamed(free, text);
    if (named) choose(named.key);
    else setText('');
    touch();
  }

  return (
    <div className="eidos-tags" onBlur={leave}>
      <TagList
        tags={items.map((item, index) => ({
          key: control.field.rowKeys[index] ?? String(index),
          label: labelled.labelOf(item),
          invalid: isWrong(index),
        }))}
        label={label}
        inputId={ids.control}
        onRemove={removeAt}
      />
      <Combobox
        attributes={{
          ...input,
          'aria-describedby': describedBy,
        }}
        label={label}
        text={text}
        onText={setText}
        options={matches}
        onSelect={choose}
        isTyped={text !== ''}
        message={useListMessage(choices, matches.length, text)}
        placeholder={wordsOf(node, 'placeholder')}
        keepOpen
        onKeyDown={handleKey}
        onFocus={onUse}
      />
      {items.length > 0 && (
        <span id={keysId} hidden>
          {t('tags.keys')}
        </span>
      )}
    </div>
  );
}
