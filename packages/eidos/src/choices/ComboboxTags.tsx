import { type KeyboardEvent, useMemo, useState } from 'react';
import { addHint } from '../fields/control';
import { FieldFrame } from '../fields/FieldFrame';
import { ReadOnlyField } from '../fields/ReadOnlyField';
import { focusLastTag } from '../lists/TagList';
import { TagsFrame } from '../lists/TagsFrame';
import { type List, useList } from '../lists/use-list';
import { englishChoices } from '../translations/english-choices';
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
  const { wordsOf, locale } = useTranslator();
  const [text, setTyped] = useState('');
  const { control, node, items, add, remove, touch } = list;
  const free = useMemo(() => {
    const taken = new Set(items.map((item) => JSON.stringify(item)));
    return labelled.options.filter(({ key }) => !taken.has(key));
  }, [items, labelled.options]);
  const matches = choices.searched ? free : filterOptions(free, text, locale);

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
    const named =
      event.key === 'Enter' && text !== '' && !choices.stale ? optionNamed(free, text, locale) : undefined;
    if (event.key === 'Backspace' && text === '' && items.length > 0) removeAt(items.length - 1);
    else if (event.key === 'Escape' && text !== '') setText('');
    else if (named) choose(named.key);
    else if (!(event.key === 'Enter' && text !== '') && !focusLastTag(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function leave() {
    touch();
    // The text stays until the list for it is there.
    if (text !== '' && choices.stale) return;
    const named = optionNamed(free, text, locale);
    if (named) choose(named.key);
    else setText('');
  }

  const message = useListMessage(choices, matches.length, text);
  return (
    <TagsFrame list={list} labelOf={labelled.labelOf} onRemove={removeAt} onLeave={leave}>
      {(attributes) => (
        <Combobox
          attributes={attributes}
          label={control.label}
          text={text}
          onText={setText}
          options={matches}
          onSelect={choose}
          isTyped={text !== ''}
          isStale={text !== '' && choices.stale}
          message={message}
          placeholder={wordsOf(node, 'placeholder')}
          keepOpen
          onKeyDown={handleKey}
          onFocus={onUse}
        />
      )}
    </TagsFrame>
  );
}
