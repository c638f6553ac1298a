import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Choice } from '../compiler/node';
import { expectKind, tieControl, useControl } from '../fields/control';
import { FieldFrame, ReadOnlyField } from '../fields/FieldFrame';
import { useTranslator } from '../hooks/contexts';
import { useLeave } from '../hooks/use-leave';
import type { Pointer } from '../json/json-pointer';
import { Button } from '../parts/Button';
import { useScreen } from '../parts/screen-context';
import { englishChoices } from '../translations/english-lists';
import { useEntry, usePendingEntry } from '../lists/use-list';
import { Combobox } from './Combobox';
import {
  type ChoiceOptions,
  type Choices,
  type LoadChoices,
  useWhenLoaded,
  useChoices,
  useLabeledChoices,
} from './use-choices';

/** The message that the list of a combobox shows in place of options. */
export function useListMessage({ status }: Choices, count: number, text: string): string | undefined {
  const { t } = useTranslator(englishChoices);
  if (status === 'idle' || (status === 'loading' && count === 0)) return t('choice.loading');
  if (count > 0) return undefined;
  if (status === 'failed') return t('choice.failed');
  return text === '' ? t('choice.empty') : t('choice.noMatch', { text });
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

export interface ChoiceSourceProps {
  pointer: Pointer;
  source: readonly Choice[] | LoadChoices;
  options: ChoiceOptions;
}

/** A single value that is chosen from a list by typing. Text that names no choice stays in the field, with an error. */
export function SingleCombobox({ pointer, source, options }: ChoiceSourceProps) {
  const control = useControl(pointer);
  const node = expectKind(control, 'ComboboxField', 'string', 'text', 'integer', 'number', 'boolean');
  const { wordsOf } = useTranslator();
  const entry = useEntry(pointer);
  const { text: typed, enter: setTyped } = entry;
  const [isUsed, setUsed] = useState(typed !== undefined);
  /** How the text is read once its search has finished. */
  const [waitsFor, setWaitsFor] = useState<'choice' | 'name'>();
  const { field, label, value, ids } = control;
  const isEmpty = value === undefined || value === null;
  const choices = useChoices(source, pointer, { ...options, enabled: isUsed || !isEmpty });
  const { search } = choices;
  useEffect(() => search(typed ?? ''), [search, typed]);
  const labeled = useLabeledChoices(choices, node, options.labelOf);
  const isTyped = typed !== undefined && typed.trim() !== '';
  const isStale = isTyped && choices.stale;
  const match = labeled.match(labeled.options, typed ?? '');

  function setText(text: string | undefined) {
    // The browser fills in a field without focusing it.
    setUsed(true);
    setTyped(text);
    setWaitsFor(undefined);
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
  usePendingEntry(entry, finish);

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

  const message = useListMessage(choices, match.options.length, typed ?? '');
  const hint = labeled.noteOn(isEmpty ? [] : [value]);
  const messages = waitsFor === undefined ? control.messages : [];
  const shown = tieControl({ ...control, hint, messages });
  if (node.readOnly || node.disabled)
    return (
      <ReadOnlyField
        control={{ ...shown, value: labeled.labelOf(value), field: { ...field, text: typed ?? field.text } }}
      />
    );
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
