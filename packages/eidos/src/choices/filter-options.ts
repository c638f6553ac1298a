import type { Choice } from '../compiler/node';
import { choicesNamed } from '../controller/read-text';
import type { ChoiceOption } from '../fields/choice-options';
import { foldText } from '../translations/fold-text';
import type { Translator } from '../translations/translator';

type Words = Pick<Translator, 'label' | 'locale'>;

/** Returns the choices that a text names: one, several that it does not tell apart, or none. */
export type FindNamed = (text: string) => readonly Choice[];

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
