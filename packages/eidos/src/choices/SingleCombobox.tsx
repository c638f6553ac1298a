import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Choice, EidosNode } from '../compiler/node';
import { expectKind, connectControl, useControl } from '../fields/control';
import { FieldFrame, ReadOnlyField } from '../fields/FieldFrame';
import { useTranslator } from '../hooks/contexts';
import { useLeave } from '../hooks/use-leave';
import type { Pointer } from '../json/json-pointer';
import { Button } from '../parts/Button';
import { useScreen } from '../parts/screen-context';
import { englishChoices } from '../translations/english-lists';
import { useEntry, usePendingEntry } from '../lists/use-list';
import { useAwaitedSearch } from './awaited-search';
import { Combobox, type ComboboxProps } from './Combobox';
import type { ChoiceOption } from '../fields/ChoiceControl';
import {
  type ChoiceOptions,
  type Choices,
  type LabeledChoices,
  type LoadChoices,
  useWhenLoaded,
  useChoices,
  useLabeledChoices,
} from './use-choices';

export interface ChoiceSourceProps {
  pointer: Pointer;
  source: readonly Choice[] | LoadChoices;
  options: ChoiceOptions;
}

/**
 * The typed text of a combobox, and its choices, which are loaded once it has a value or is used. `waitsFor` says how the text
 * is read once its search has finished.
 */
export function useChoiceEntry(
  { pointer, source, options }: ChoiceSourceProps,
  node: EidosNode,
  hasValue: boolean,
) {
  const entry = useEntry(pointer);
  const [isUsed, setUsed] = useState(entry.text !== undefined);
  const choices = useChoices(source, pointer, { ...options, enabled: isUsed || hasValue });
  const labeled = useLabeledChoices(choices, node, options.labelOf);
  const [waitsFor, setWaitsFor] = useState<'choice' | 'name'>();
  function setText(text: string | undefined) {
    // The browser fills in a field without focusing it.
    setUsed(true);
    entry.enter(text);
    // Not in an effect, which may run after the next key: Enter would take an option of the text before.
    choices.search(text ?? '');
    setWaitsFor(undefined);
  }
  return { ...entry, setText, waitsFor, setWaitsFor, choices, labeled, onUse: () => setUsed(true) };
}

/** Searches for a text. Returns the option that it names, the one that Enter takes, and what a combobox shows of those that match. */
export function useMatches(
  { search, status, stale }: Choices,
  labeled: LabeledChoices,
  options: readonly ChoiceOption[],
  text: string,
) {
  const { t } = useTranslator(englishChoices);
  useEffect(() => search(text), [search, text]);
  const { named, ...match } = labeled.match(options, text);
  const isTyped = text.trim() !== '';
  function messageOf(count: number): string | undefined {
    if (status === 'idle' || (status === 'loading' && count === 0)) return t('choice.loading');
    if (count > 0) return undefined;
    if (status === 'failed') return t('choice.failed');
    return text === '' ? t('choice.empty') : t('choice.noMatch', { text });
  }
  const message = messageOf(match.options.length);
  const shown = { ...match, isTyped, isStale: isTyped && stale, message } satisfies Partial<ComboboxProps>;
  return { named, first: isTyped && !match.isAmbiguous ? match.options[0] : undefined, shown };
}

/** Below a control whose choices could not be loaded: the fact, and a button that tries again. */
export function LoadFailure({ choices, inputId }: { choices: Choices; inputId: string }) {
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

/** A single value that is chosen from a list by typing. Text that names no choice stays in the field, with an error. */
export function SingleCombobox(props: ChoiceSourceProps) {
  const control = useControl(props.pointer);
  const node = expectKind(control, 'ComboboxField', 'string', 'text', 'integer', 'number', 'boolean');
  const { wordsOf } = useTranslator();
  const { field, label, value, ids } = control;
  const isEmpty = value === undefined || value === null;
  const entry = useChoiceEntry(props, node, !isEmpty);
  const { setText, waitsFor, setWaitsFor, choices, labeled, onUse } = entry;
  const typed = entry.text ?? (waitsFor && field.text);
  const { named, first, shown: matches } = useMatches(choices, labeled, labeled.options, typed ?? '');
  const { isTyped, isStale } = matches;
  const awaitSearch = useAwaitedSearch(waitsFor !== undefined && typed !== undefined);
  // An emptied text leaves the value as it is until the field is left.
  const isUnread = typed !== undefined && typed !== labeled.labelOf(value);
  // The text is that of the value again, which stays: another option may have it too, and a search may not find it.
  const isKept = !isUnread && !isEmpty && isTyped && (choices.searched || labeled.keyOf(value) !== undefined);

  function choose(key: string) {
    control.set(labeled.take(key));
    setText(undefined);
  }

  /** Enter and Tab take the first option, as they would have without a search. */
  function takeFirst() {
    if (first && !isKept) choose(first.key);
    else finish();
  }

  function finish() {
    if (typed === undefined) return setWaitsFor(undefined);
    if (isKept) {
      control.set(value);
      return setText(undefined);
    }
    if (isStale) {
      // The field may be gone before the search has finished, and undo may take the text back.
      control.setText(typed, []);
      entry.enter(undefined);
      awaitSearch();
      setWaitsFor((before) => before ?? 'name');
      return;
    }
    if (named) return choose(named.key);
    control.setText(typed, choices.list);
    field.touch();
    setText(undefined);
  }
  const isLocked = node.readOnly || node.disabled;
  usePendingEntry(entry, () => void (isLocked || finish()));

  useWhenLoaded(waitsFor !== undefined && !choices.stale, waitsFor === 'choice' ? takeFirst : finish);

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

  const leave = useLeave(() => {
    finish();
    field.touch();
  });

  const hint = labeled.noteOn(isEmpty ? [] : [value]);
  const messages = waitsFor === undefined ? control.messages : [];
  const shown = connectControl({ ...control, hint, messages });
  if (isLocked)
    return (
      <ReadOnlyField
        control={{ ...shown, value: labeled.labelOf(value), field: { ...field, text: typed ?? field.text } }}
      />
    );
  const { onBlur: _, ...attributes } = shown.attributes;
  const input = { ...attributes, autoComplete: node.autocomplete ?? 'off' };
  const unread = field.errors.length > 0 ? field.text : undefined;
  const stored = unread || labeled.labelOf(value);
  return (
    <FieldFrame control={shown}>
      <div className="eidos-field__control" data-own-undo={isTyped || isUnread || undefined} onBlur={leave}>
        <Combobox
          attributes={input}
          label={label}
          text={typed ?? stored}
          // A field that was empty and is empty again has no entry.
          onText={(next) => setText(next || stored ? next : undefined)}
          {...matches}
          isTyped={isTyped && !isKept}
          // With the text gone, Enter empties the field too.
          selected={isTyped || typed === undefined ? labeled.keyOf(value) : undefined}
          onSelect={choose}
          placeholder={wordsOf(node, 'placeholder')}
          onEscape={cancel}
          onKeyDown={handleKey}
          onFocus={onUse}
        />
      </div>
      <LoadFailure choices={choices} inputId={ids.control} />
    </FieldFrame>
  );
}
