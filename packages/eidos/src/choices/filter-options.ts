import type { ChoiceOption } from '../fields/choice-options';
import { findNamed } from '../translations/find-named';
import { foldText } from '../translations/fold-text';

/** The labels of a list of options as they are compared; a long list is searched with every key. */
const foldedLabels = new WeakMap<readonly ChoiceOption[], readonly string[]>();

function labelsOf(options: readonly ChoiceOption[], locale: string): readonly string[] {
  const labels = foldedLabels.get(options) ?? options.map(({ label }) => foldText(label, locale).trim());
  foldedLabels.set(options, labels);
  return labels;
}

/**
 * The options whose label has the text, without regard to case and accents: first the one with exactly this label, then
 * those that have it in another spelling, those that begin with it, and the others.
 */
export function filterOptions(
  options: readonly ChoiceOption[],
  text: string,
  locale: string,
): readonly ChoiceOption[] {
  const wanted = foldText(text, locale).trim();
  if (wanted === '') return options;
  const labels = labelsOf(options, locale);
  const ranked: ChoiceOption[][] = [[], [], [], []];
  options.forEach((option, index) => {
    const label = labels[index]!;
    const at = label.indexOf(wanted);
    if (at < 0) return;
    const rank = option.label === text.trim() ? 0 : label === wanted ? 1 : at === 0 ? 2 : 3;
    ranked[rank]!.push(option);
  });
  return ranked.flat();
}

/** The option that is meant by a text typed in full; undefined where several could be. */
export function optionNamed(
  options: readonly ChoiceOption[],
  text: string,
  locale: string,
): ChoiceOption | undefined {
  const named = findNamed(options, text, ({ label }) => [[label]]);
  if (named) return named;
  const wanted = foldText(text, locale).trim();
  const labels = labelsOf(options, locale);
  const same = options.filter((_, index) => labels[index] === wanted);
  return same.length === 1 ? same[0] : undefined;
}
