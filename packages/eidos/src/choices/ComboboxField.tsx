import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import type { Choice, EidosNode, TableNode } from '../compiler/node';
import { advice } from '../development/advice';
import { expectKind, tieControl, useControl } from '../fields/control';
import { FieldFrame, isReplaced, ReadOnlyField } from '../fields/FieldFrame';
import { useTranslator } from '../hooks/contexts';
import { whenLeft } from '../hooks/pointer-press';
import { canonicalJson } from '../json/json-object';
import type { Pointer } from '../json/json-pointer';
import { CheckboxesField } from '../lists/CheckboxesField';
import { focusLastTag, TagsFrame } from '../lists/TagList';
import { type List, useEntry, useList } from '../lists/use-list';
import { Button } from '../parts/Button';
import type { Part, PartProps } from '../parts/registry';
import { usePendingEntry, useScreen } from '../parts/screen-context';
import { useNode } from '../parts/use-node';
import { englishChoices } from '../translations/english-lists';
import { Combobox } from './Combobox';
import {
  type ChoiceOptions,
  type Choices,
  type LabeledChoices,
  type LoadChoices,
  useAnswer,
  useChoices,
  useLabeledChoices,
} from './use-choices';

/** Props of `ComboboxField`. */
export interface ComboboxFieldProps extends PartProps, ChoiceOptions {
  /**
   * The choices, or a function that returns them.
   * @default the choices of the schema
   */
  choices?: readonly Choice[] | LoadChoices;
}

/**
 * A choice from a list that is searched by typing: one value, or, for an array, several as tags. The choices are those
 * of the schema, a list, or the answer of a function. A value that the list lacks is kept and reported.
 * Throws when there are no choices.
 */
export function ComboboxField({ pointer, choices, ...options }: ComboboxFieldProps) {
  const node = useNode(pointer);
  const source = choices ?? schemaChoices(node, pointer);
  const Field = node.kind === 'table' ? ComboboxTags : SingleCombobox;
  return <Field pointer={pointer} source={source} options={options} />;
}

function schemaChoices(node: EidosNode, pointer: Pointer): readonly Choice[] {
  const item = node.kind === 'table' ? node.row : node;
  if ('choices' in item && item.choices) return item.choices;
  const fix = advice(
    () =>
      process.env.NODE_ENV !== 'production' &&
      ' Pass the prop "choices", or give the value an "enum" in the schema.',
  );
  throw new Error(`<ComboboxField pointer="${pointer}"> has no choices.${fix}`);
}

/**
 * Creates a part for `createRegistry` that renders a value, or an array of values, as a `ComboboxField` with these
 * choices. Create it outside components.
 * @param choices A list, or a function that returns it.
 * @param options When the function is called.
 * @returns The part.
 */
export function choicesFrom<Data = unknown>(
  choices: readonly Choice[] | LoadChoices<Data>,
  options?: ChoiceOptions,
): Part {
  function ChoicesFrom({ pointer }: PartProps) {
    return <ComboboxField pointer={pointer} choices={choices} {...options} />;
  }
  return ChoicesFrom;
}

/** More choices than this are searched rather than all shown. */
const mostBoxes = 7;

/** An array of choices: checkboxes for a few, a combobox with tags for many. */
export function ChoicesField({ pointer }: PartProps) {
  const { row } = useNode(pointer) as TableNode;
  const count = 'choices' in row ? (row.choices?.length ?? 0) : 0;
  const Field = count > mostBoxes ? ComboboxField : CheckboxesField;
  return <Field pointer={pointer} />;
}

/** The message that the list of a combobox shows in place of options. */
function useListMessage({ status }: Choices, count: number, text: string): string | undefined {
  const { t } = useTranslator(englishChoices);
  if (status === 'idle' || (status === 'loading' && count === 0)) return t('choice.loading');
  if (count > 0) return undefined;
  if (status === 'failed') return t('choice.failed');
  return text === '' ? t('choice.empty') : t('choice.noMatch', { text });
}

/** Below a control whose choices could not be loaded: the fact, and a button that tries again. */
function LoadFailure({ choices, inputId }: { choices: Choices; inputId: string }) {
  const { announcer, navigator } = useScreen();
  const { t } = useTranslator(englishChoices);
  const hasFailed = choices.status === 'failed';
  useEffect(() => {
    if (hasFailed) announcer.announce(t('choice.failed'));
  }, [hasFailed, announcer, t]);
  if (!hasFailed) return null;
  return (
    <div className="eidos-combobox__failure">
      <span>{t('choice.failed')}</span>
      <Button
        onClick={() => {
          // The button is about to be removed, which must not lose the focus.
          navigator.find(inputId)?.focus();
          choices.retry();
        }}
      >
        {t('choice.retry')}
      </Button>
    </div>
  );
}

interface ChoiceSourceProps {
  pointer: Pointer;
  source: readonly Choice[] | LoadChoices;
  options: ChoiceOptions;
}

/** A single value that is chosen from a list by typing. Text that names no choice stays in the field, with an error. */
function SingleCombobox({ pointer, source, options }: ChoiceSourceProps) {
  const control = useControl(pointer);
  const node = expectKind(control, 'ComboboxField', 'string', 'text', 'integer', 'number', 'boolean');
  const { wordsOf } = useTranslator();
  const [isUsed, setUsed] = useState(false);
  const [typed, setTyped] = useState<string>();
  /** How the text is read once its search has finished. */
  const [waitsFor, setWaitsFor] = useState<'choice' | 'name'>();
  const { field, label, value, ids } = control;
  const isEmpty = value === undefined || value === null;
  const choices = useChoices(source, pointer, { ...options, enabled: isUsed || !isEmpty });
  const labeled = useLabeledChoices(choices, node, options.labelOf);
  const isTyped = typed !== undefined && typed.trim() !== '';
  const isStale = isTyped && choices.stale;
  const match = labeled.match(labeled.options, typed ?? '');

  function setText(text: string | undefined) {
    // The browser fills in a field without focusing it.
    setUsed(true);
    setTyped(text);
    setWaitsFor(undefined);
    choices.search(text ?? '');
  }

  function choose(key: string) {
    const choice = labeled.take(key);
    if (choice === undefined) return;
    control.set(choice.value);
    setText(undefined);
  }

  /** Enter and Tab take the first option, as they would have without a search. */
  function takeFirst() {
    const first = match.isAmbiguous ? undefined : match.options[0];
    if (isTyped && first) choose(first.key);
    else finish();
  }

  /** Reads the text that was left in the input. */
  function finish() {
    if (typed === undefined) return;
    if (isStale) {
      // The field may be gone before the search has finished.
      control.setText(typed, []);
      setWaitsFor((before) => before ?? 'name');
      return;
    }
    if (match.named) return choose(match.named.key);
    control.setText(typed, choices.list);
    field.touch();
    setText(undefined);
  }
  usePendingEntry(finish);

  useAnswer(waitsFor !== undefined && !choices.stale, waitsFor === 'choice' ? takeFirst : finish);

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const { key } = event;
    if (isStale && (key === 'Enter' || key === 'Tab')) setWaitsFor('choice');
    else if (key === 'Tab' || key === 'Enter') finish();
    if (typed === undefined || key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  }

  function cancel() {
    setText(undefined);
    return typed !== undefined;
  }

  const leave = whenLeft(() => {
    finish();
    field.touch();
  });

  const message = useListMessage(choices, match.options.length, typed ?? '');
  const hint = labeled.noteOn(isEmpty ? [] : [value]);
  const messages = waitsFor === undefined ? control.messages : [];
  const shown = tieControl({ ...control, hint, messages });
  if (node.readOnly || node.disabled)
    return <ReadOnlyField control={{ ...shown, value: labeled.labelOf(value) }} />;
  const { onBlur: _, ...input } = shown.attributes;
  const unread = field.errors.length > 0 ? field.text : undefined;
  return (
    <FieldFrame control={shown}>
      <div className="eidos-field__control" onBlur={leave}>
        <Combobox
          attributes={input}
          label={label}
          text={typed ?? (unread || labeled.labelOf(value))}
          onText={setText}
          options={match.options}
          // With the text gone, Enter empties the field too.
          selected={isTyped || typed === undefined ? labeled.keyOf(value) : undefined}
          onSelect={choose}
          isTyped={isTyped}
          isAmbiguous={match.isAmbiguous}
          isStale={isStale}
          message={message}
          placeholder={wordsOf(node, 'placeholder')}
          onEscape={cancel}
          onKeyDown={handleKey}
          onFocus={() => setUsed(true)}
        />
      </div>
      <LoadFailure choices={choices} inputId={ids.control} />
    </FieldFrame>
  );
}

/** An array of values that are chosen from a list by typing, each shown as a tag. */
function ComboboxTags({ pointer, source, options }: ChoiceSourceProps) {
  const plain = useList(pointer, 'ComboboxField');
  const [isUsed, setUsed] = useState(false);
  const entry = useEntry<string | undefined>(pointer, undefined);
  const { node, items } = plain;
  const choices = useChoices(source, pointer, { ...options, enabled: isUsed || items.length > 0 });
  const labeled = useLabeledChoices(choices, node.row, options.labelOf);
  const control = tieControl({ ...plain.control, hint: labeled.noteOn(items) });
  if (isReplaced(control)) return <ReadOnlyField control={control} />;
  if (node.readOnly || node.disabled) {
    const text = items.map((item) => labeled.labelOf(item)).join(', ');
    return <ReadOnlyField control={{ ...control, value: text }} />;
  }
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
  entry: readonly [string | undefined, (typed: string | undefined) => void];
  onUse: () => void;
}

function ChoiceTags({ list, choices, labeled, entry: [typed, setTyped], onUse }: ChoiceTagsProps) {
  const { wordsOf } = useTranslator();
  const { control, node, items, add, remove, restore, touch } = list;
  const [waits, setWaits] = useState(false);
  // A text that names no choice stays in the input, with an error, also where the field is shown again.
  const text = typed ?? control.field.text ?? '';
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
    choices.search(next);
  }

  function clear() {
    setTyped(undefined);
    choices.search('');
    if (control.field.text !== undefined) restore();
  }

  function choose(key: string) {
    const choice = labeled.take(key);
    if (choice === undefined) return;
    clear();
    add(choice.value, labeled.labelOf(choice.value));
  }

  function removeAt(index: number) {
    remove(index, labeled.labelOf(items[index]));
  }

  /** Reads the text in the input. It stays until its search has finished, and until it names a choice. */
  function finish() {
    setWaits(isStale);
    const named = match.named ?? labeled.match(labeled.options, text).named;
    if (named && !isStale) return choose(named.key);
    if (text.trim() === '') return clear();
    control.setText(text, isStale ? [] : choices.list);
    setTyped(undefined);
  }

  useAnswer(waits && !isStale, finish);

  function complete() {
    if (typed !== undefined) finish();
  }
  usePendingEntry(complete);

  function leave() {
    touch();
    complete();
  }

  function cancel() {
    if (text !== '') clear();
    return text !== '';
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Backspace' && text === '' && items.length > 0) removeAt(items.length - 1);
    else if (event.key === 'Enter' && text !== '') {
      if (!isStale) finish();
    } else if (!focusLastTag(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const message = useListMessage(choices, match.options.length, text);
  return (
    <TagsFrame list={list} labelOf={labeled.labelOf} onRemove={removeAt} onLeave={leave}>
      {(attributes) => (
        <Combobox
          attributes={attributes}
          label={control.label}
          text={text}
          onText={setText}
          options={match.options}
          onSelect={choose}
          isTyped={text.trim() !== ''}
          isAmbiguous={match.isAmbiguous}
          isStale={isStale}
          message={message}
          placeholder={wordsOf(node, 'placeholder')}
          keepOpen
          onEscape={cancel}
          onKeyDown={handleKey}
          onFocus={onUse}
        />
      )}
    </TagsFrame>
  );
}
