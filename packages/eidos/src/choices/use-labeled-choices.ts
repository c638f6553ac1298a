import { useMemo, useState } from 'react';
import type { Choice, EidosNode } from '../compiler/node';
import { choicesNamed, valueText } from '../controller/read-text';
import type { ChoiceOption } from '../fields/ChoiceControl';
import { canonicalJson, equalJson } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';
import { englishChoices } from '../translations/english-lists';
import { foldText } from '../translations/fold-text';
import { useTranslator } from '../hooks/contexts';
import type { Translator } from '../translations/translator';
import type { ChoiceOptions, Choices } from './use-choices';

type Words = Pick<Translator, 'label' | 'locale'>;

/** Returns the choices that a text names: one, several that it does not tell apart, or none. */
type FindNamed = (text: string) => readonly Choice[];

/**
 * The choices of a list by their names, as `readText` reads them; a name without its accents is one too where nothing else
 * has it. A long list is searched with every key, so its names are compared in one form first.
 */
export function findNamedIn(list: readonly Choice[], { label, locale }: Words): FindNamed {
  const formOf = (text: string) => foldText(text, locale).trim();
  let byForm: Map<string, Choice[]> | undefined;
  function index() {
    const forms = new Map<string, Choice[]>();
    for (const choice of list) {
      const { value } = choice;
      const names = [label(choice), choice.label, JSON.stringify(value)];
      if (typeof value === 'string') names.push(value);
      for (const form of new Set(names.map(formOf))) forms.set(form, [...(forms.get(form) ?? []), choice]);
    }
    return forms;
  }
  return (text) => {
    const near = (byForm ??= index()).get(formOf(text)) ?? [];
    const named = choicesNamed(near, text, { label });
    return named.length > 0 ? named : near.filter((choice) => formOf(label(choice)) === formOf(text));
  };
}

/** The labels of a list of options as they are compared. */
const foldedLabels = new WeakMap<readonly ChoiceOption[], readonly string[]>();

function labelsOf(options: readonly ChoiceOption[], locale: string): readonly string[] {
  const labels = foldedLabels.get(options) ?? options.map(({ label }) => foldText(label, locale).trim());
  foldedLabels.set(options, labels);
  return labels;
}

/**
 * The options that a text names, and those whose label has it, without regard to case and accents: first the named ones,
 * then those that have it in another spelling, those that begin with it, and the others.
 */
export function filterOptions(
  options: readonly ChoiceOption[],
  text: string,
  locale: string,
  isNamed: (key: string) => boolean,
): readonly ChoiceOption[] {
  const wanted = foldText(text, locale).trim();
  if (wanted === '') return options;
  const labels = labelsOf(options, locale);
  const ranked: ChoiceOption[][] = [[], [], [], []];
  options.forEach((option, index) => {
    const label = labels[index]!;
    const at = label.indexOf(wanted);
    if (isNamed(option.key)) ranked[0]!.push(option);
    else if (at >= 0) ranked[label === wanted ? 1 : at === 0 ? 2 : 3]!.push(option);
  });
  return ranked.flat();
}

export type LabeledChoices = ReturnType<typeof useLabeledChoices>;

/**
 * Options and labels of loaded choices. A value that the list lacks has the label with which it was chosen, that of
 * `labelOf`, or else its own text.
 */
export function useLabeledChoices(
  { list, searched, status }: Choices,
  node: EidosNode,
  labelOf: ChoiceOptions['labelOf'],
) {
  const translator = useTranslator(englishChoices);
  const [chosen, setChosen] = useState<readonly Choice[]>([]);
  const byKey = useMemo(() => new Map(list.map((choice) => [canonicalJson(choice.value), choice])), [list]);
  const options = useMemo(
    () => [...byKey].map(([key, choice]) => ({ key, label: translator.label(choice) })),
    [byKey, translator],
  );
  const findNamed = useMemo(() => findNamedIn(list, translator), [list, translator]);
  /** Key of the option with a value; undefined when the list does not have it. */
  function keyOf(value: JsonValue | undefined) {
    const key = value === undefined ? '' : canonicalJson(value);
    return byKey.has(key) ? key : undefined;
  }
  function nameOf(value: JsonValue | undefined): string {
    if (value === undefined) return '';
    const choice = byKey.get(canonicalJson(value)) ?? chosen.find((one) => equalJson(one.value, value));
    if (choice) return translator.label(choice);
    return (value === null ? undefined : labelOf?.(value)) ?? valueText(node, value, translator);
  }
  return {
    options,
    keyOf,
    labelOf: nameOf,
    /** The choice with a key, whose label is remembered for when the list changes. */
    take(key: string) {
      const choice = byKey.get(key);
      if (choice) setChosen((before) => [choice, ...before.slice(0, 99)]);
      return choice;
    },
    /** Names the values that are not choices, where the list has all choices. */
    noteOn(values: readonly JsonValue[]): string | undefined {
      if (status !== 'ready' || searched) return undefined;
      const outside = values.filter((value) => keyOf(value) === undefined);
      return (
        outside.map((value) => translator.t('choice.outside', { label: nameOf(value) })).join(' ') ||
        undefined
      );
    },
    /** Of some of the options, those that match a text, those that it names first, and which one it means. */
    match(some: readonly ChoiceOption[], text: string) {
      if (text.trim() === '') return { options: some, named: undefined, isAmbiguous: false };
      const keys = new Set(findNamed(text).map(({ value }) => canonicalJson(value)));
      const isNamed = (key: string) => keys.has(key);
      const named = some.filter(({ key }) => isNamed(key));
      // A list that a server has searched is not filtered again.
      const rest = some.filter(({ key }) => !isNamed(key));
      return {
        options: searched ? [...named, ...rest] : filterOptions(some, text, translator.locale, isNamed),
        named: named.length === 1 ? named[0] : undefined,
        // None of several is chosen without a look.
        isAmbiguous: named.length > 1,
      };
    },
  };
}
