import { useMemo, useState } from 'react';
import type { Choice, EidosNode } from '../compiler/node';
import { equalJson } from '../json/json-object';
import type { ChoiceOption } from '../fields/choice-options';
import { valueText } from '../fields/value-text';
import type { JsonValue } from '../json/json-schema';
import { useTranslator } from '../translations/translations-context';
import { filterOptions, findNamedIn } from './filter-options';
import type { ChoiceOptions } from './load-choices';
import type { Choices } from './use-choices';

/** Choices as options, and the labels of values. */
export interface LabelledChoices {
  readonly options: readonly ChoiceOption[];
  /** The choice of an option. */
  readonly choiceOf: (key: string) => Choice | undefined;
  /** Key of the option with a value; undefined when the list does not have it. */
  readonly keyOf: (value: JsonValue | undefined) => string | undefined;
  readonly labelOf: (value: JsonValue | undefined) => string;
  /** Remembers the label of a chosen value, for when the list changes. */
  readonly remember: (choice: Choice) => void;
  /** Of some of the options, those that match a text, and which one it means. */
  readonly match: (options: readonly ChoiceOption[], text: string) => Match;
}

/** The options that match a text. */
export interface Match {
  /** Those that the text names come first. */
  readonly options: readonly ChoiceOption[];
  /** The option that the text names. */
  readonly named: ChoiceOption | undefined;
  /** The text names several: none of them is chosen without a look. */
  readonly isAmbiguous: boolean;
}

const keyFor = (value: JsonValue) => JSON.stringify(value);

/**
 * Options and labels of loaded choices. A value that the list lacks has the label with which it was chosen, that of
 * `labelOf`, or else its own text.
 */
export function useLabelledChoices(
  { list, searched }: Choices,
  node: EidosNode,
  labelOf: ChoiceOptions['labelOf'],
): LabelledChoices {
  const translator = useTranslator();
  const [chosen, setChosen] = useState<readonly Choice[]>([]);
  const byKey = useMemo(() => new Map(list.map((choice) => [keyFor(choice.value), choice])), [list]);
  const options = useMemo(
    () => [...byKey].map(([key, choice]) => ({ key, label: translator.label(choice) })),
    [byKey, translator],
  );
  const findNamed = useMemo(() => findNamedIn(list, translator), [list, translator]);
  return {
    options,
    choiceOf: (key) => byKey.get(key),
    keyOf: (value) => (value !== undefined && byKey.has(keyFor(value)) ? keyFor(value) : undefined),
    labelOf(value) {
      if (value === undefined) return '';
      const choice = byKey.get(keyFor(value)) ?? chosen.find((one) => equalJson(one.value, value));
      if (value === null && !choice) return valueText(node, value, translator);
      return choice ? translator.label(choice) : (labelOf?.(value) ?? valueText(node, value, translator));
    },
    remember: (choice) => setChosen((before) => [choice, ...before.slice(0, 99)]),
    match(some, text) {
      if (text.trim() === '') return { options: some, named: undefined, isAmbiguous: false };
      const keys = new Set(findNamed(text).map(({ value }) => keyFor(value)));
      const isNamed = (key: string) => keys.has(key);
      const named = some.filter(({ key }) => isNamed(key));
      // A list that a server has searched is not filtered again.
      const rest = some.filter(({ key }) => !isNamed(key));
      return {
        options: searched ? [...named, ...rest] : filterOptions(some, text, translator.locale, isNamed),
        named: named.length === 1 ? named[0] : undefined,
        isAmbiguous: named.length > 1,
      };
    },
  };
}
