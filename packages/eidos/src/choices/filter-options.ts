import type { ChoiceOption } from '../fields/choice-options';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The labels of a list of options as they are compared; a long list is searched with every key. */
const plainLabels = new WeakMap<readonly ChoiceOption[], readonly string[]>();

function labelsOf(options: readonly ChoiceOption[]): readonly string[] {
  const labels = plainLabels.get(options) ?? options.map(({ label }) => plain(label));
  plainLabels.set(options, labels);
  return labels;
}

/** The options whose label has the text, without regard to case and accents; those that begin with it come first. */
export function filterOptions(options: readonly ChoiceOption[], text: string): readonly ChoiceOption[] {
  const wanted = plain(text);
  if (wanted === '') return options;
  const first: ChoiceOption[] = [];
  const later: ChoiceOption[] = [];
  const labels = labelsOf(options);
  options.forEach((option, index) => {
    const at = labels[index]?.indexOf(wanted) ?? -1;
    if (at === 0) first.push(option);
    else if (at > 0) later.push(option);
  });
  return [...first, ...later];
}

/** The option that is meant by a text typed in full. */
export function optionNamed(options: readonly ChoiceOption[], text: string): ChoiceOption | undefined {
  const wanted = plain(text);
  const labels = labelsOf(options);
  const same = options.filter((_, index) => labels[index] === wanted);
  return same.length === 1 ? same[0] : same.find(({ label }) => label === text.trim());
}
