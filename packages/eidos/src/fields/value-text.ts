import type { JsonValue } from '../json/json-schema';
import type { Choice, EidosNode } from '../compiler/node';
import { equalJson } from '../controller/equal-json';
import { formatDate } from '../translations/format-date';
import type { Translator } from '../translations/translator';

/** Any value as text: even data that does not fit its schema must be visible to be corrected. */
export function plainText(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The value as readable text: the label of a choice, yes or no, a number in the locale's format. */
export function valueText(node: EidosNode, value: JsonValue | undefined, translator: Translator): string {
  if (value === undefined) return '';
  const choices: readonly Choice[] = 'choices' in node ? (node.choices ?? []) : [];
  const choice = choices.find((one) => equalJson(one.value, value));
  if (choice) return translator.label(choice);
  if (value === null || value === '') return '';
  if (typeof value === 'boolean') return translator.t(value ? 'boolean.true' : 'boolean.false');
  if (typeof value === 'string') return formatDate(value, node.format, translator.locale) ?? value;
  return typeof value === 'number' ? translator.formatNumber(value) : plainText(value);
}
