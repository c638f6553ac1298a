import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';
import type { Choice } from '../compiler/node';
import { emptyValue } from '../fields/choice-options';
import { addHint, type Control, expectKind } from '../fields/control';
import { FieldFrame } from '../fields/FieldFrame';
import { ReadOnlyField } from '../fields/ReadOnlyField';
import { useControl } from '../fields/use-control';
import type { Pointer } from '../json/json-pointer';
import { useScreen } from '../parts/screen-context';
import { englishChoices } from '../translations/english-choices';
import { useTranslator } from '../translations/translations-context';
import { LoadFailure, useListMessage } from './ChoiceNotes';
import { Combobox } from './Combobox';
import { filterOptions, optionNamed } from './filter-options';
import type { ChoiceOptions, LoadChoices } from './load-choices';
import { type Choices, useChoices } from './use-choices';
import { type LabelledChoices, useLabelledChoices } from './use-labelled-choices';

export interface ChoiceSourceProps {
  pointer: Pointer;
  source: readonly Choice[] | LoadChoices;
  options: ChoiceOptions;
}

/** A single value that is chosen from a list by typing. */
export function SingleCombobox({ pointer, source, options }: ChoiceSourceProps) {
  const plain = useControl(pointer);
  const node = expectKind(plain, 'ComboboxField', 'string', 'text', 'integer', 'number', 'boolean');
  const { t } = useTranslator(englishChoices);
  const [isUsed, setUsed] = useState(false);
  const { value } = plain;
  const isEmpty = value === undefined || value === null;
  const choices = useChoices(source, pointer, { ...options, enabled: isUsed || !isEmpty });
  const labelled = useLabelledChoices(choices, node, options.labelOf);
  const isOutside =
    choices.status === 'ready' && !choices.searched && !isEmpty && labelled.keyOf(value) === undefined;
  const control = addHint(
    plain,
    isOutside ? t('choice.outside', { label: labelled.labelOf(value) }) : undefined,
  );
  if (node.readOnly || node.disabled)
    return <ReadOnlyField control={{ ...control, value: labelled.labelOf(value) }} />;
  return (
    <FieldFrame control={control}>
      <ChoiceInput control={control} choices={choices} labelled={labelled} onUse={() => setUsed(true)} />
      <LoadFailure choices={choices} inputId={control.ids.control} />
    </FieldFrame>
  );
}

interface ChoiceInputProps {
  control: Control;
  choices: Choices;
  labelled: LabelledChoices;
  /** The list is needed. */
  onUse: () => void;
}

function ChoiceInput({ control, choices, labelled, onUse }: ChoiceInputProps) {
  const { t, wordsOf, locale } = useTranslator(englishChoices);
  const { announcer } = useScreen();
  const [typed, setTyped] = useState<string>();
  /** How the text is read once the answer for it has arrived. */
  const [waitsFor, setWaitsFor] = useState<'choice' | 'name'>();
  const { attributes, field, label, node, value } = control;
  // A pasted text that several choices have is shown with its error, and not the value that is kept.
  const unread = field.errors.length > 0 && !node.writeOnly ? field.text : undefined;
  const { onBlur, ...input } = attributes;
  const { options } = labelled;
  const isTyped = typed !== undefined && typed !== '';
  const matches = isTyped && !choices.searched ? filterOptions(options, typed, locale) : options;

  function setText(text: string | undefined) {
    setTyped(text);
    setWaitsFor(undefined);
    choices.search(text ?? '');
  }

  function choose(key: string) {
    const choice = labelled.choiceOf(key);
    if (choice === undefined) return;
    labelled.remember(choice);
    control.set(choice.value);
    setText(undefined);
  }

  /** Enter and Tab take the first option, as they would have with the answer. */
  function takeFirst() {
    const first = matches[0];
    if (typed !== '' && first) choose(first.key);
    else finish();
  }

  const isAnswered = waitsFor !== undefined && !choices.stale;
  useEffect(() => {
    if (!isAnswered) return undefined;
    const timer = setTimeout(waitsFor === 'choice' ? takeFirst : finish);
    return () => clearTimeout(timer);
  });

  /** Text that was left in the input is the name of a choice, or nothing to empty the field, or a mistake. */
  function finish() {
    if (typed === undefined) return;
    if (isTyped && choices.stale) return setWaitsFor((before) => before ?? 'name');
    const named = optionNamed(options, typed, locale);
    if (typed.trim() === '') control.set(emptyValue(control.field));
    else if (named) return choose(named.key);
    else announcer.announce(t('choice.unknown', { text: typed }));
    setText(undefined);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const isWaiting = isTyped && choices.stale;
    if (isWaiting && (event.key === 'Enter' || event.key === 'Tab')) {
      setWaitsFor('choice');
      if (event.key === 'Tab') return;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (typed === undefined || (event.key !== 'Enter' && event.key !== 'Escape')) {
      if (event.key === 'Tab') finish();
      return;
    }
    if (event.key === 'Enter') finish();
    else setText(undefined);
    event.preventDefault();
    event.stopPropagation();
  }

  function leave(event: FocusEvent<HTMLElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    finish();
    onBlur();
  }

  return (
    <div className="eidos-field__control" onBlur={leave}>
      <Combobox
        attributes={input}
        label={label}
        text={typed ?? (unread || labelled.labelOf(value))}
        onText={setText}
        options={matches}
        selected={labelled.keyOf(value)}
        onSelect={choose}
        isTyped={isTyped}
        isStale={isTyped && choices.stale}
        message={useListMessage(choices, matches.length, typed ?? '')}
        placeholder={wordsOf(node, 'placeholder')}
        onKeyDown={handleKey}
        onFocus={onUse}
      />
    </div>
  );
}
