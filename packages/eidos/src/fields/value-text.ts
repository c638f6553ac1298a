import type { JsonValue } from '../json/json-schema';
import type { EidosNode } from '../compiler/node';
import { namedValue } from '../controller/read-text';
import { formatDate } from '../translations/format-date';
import type { Translator } from '../translations/translator';

/** What a text of a value may need. */
export type TextWords = Pick<Translator, 't' | 'label' | 'formatNumber' | 'locale'>;

/** Any value as text: even data that does not fit its schema must be visible to be corrected. */
export function plainText(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The value as readable text: the label of a choice, yes or no, a number in the locale's format. */
export function valueText(node: EidosNode, value: JsonValue | undefined, translator: TextWords): string {
  if (value === undefined) return '';
  const named = namedValue(node, value);
  if (named) return translator.label(named);
  if (value === null || value === '') return '';
  if (typeof value === 'boolean') return translator.t(value ? 'boolean.true' : 'boolean.false');
  if (typeof value === 'string') return formatDate(value, node.format, translator.locale) ?? value;
  return typeof value === 'number' ? translator.formatNumber(value) : plainText(value);
}
