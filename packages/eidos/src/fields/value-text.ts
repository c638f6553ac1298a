import type { JsonValue } from '../compiler/json-schema';
import type { Choice, EidosNode } from '../compiler/node';
import type { Translator } from '../translations/translator';

/** Whether two JSON values are the same value; objects compare by what they hold, in any order. */
export function sameValue(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  const left = a as Readonly<Record<string, JsonValue>>;
  const right = b as Readonly<Record<string, JsonValue>>;
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(right, key) && sameValue(left[key], right[key]))
  );
}

/** A value as text, whatever it is: data may not fit its schema, and must be seen to be corrected. */
export function plainText(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The value as a reader would say it: the label of a choice, yes or no, a number in the locale's writing. */
export function valueText(node: EidosNode, value: JsonValue | undefined, translator: Translator): string {
  if (value === undefined || value === null || value === '') return '';
  const choices: readonly Choice[] = 'choices' in node ? (node.choices ?? []) : [];
  const choice = choices.find((one) => sameValue(one.value, value));
  if (choice) return translator.label(choice);
  if (typeof value === 'boolean') return translator.t(value ? 'boolean.true' : 'boolean.false');
  return typeof value === 'number' ? translator.formatNumber(value) : plainText(value);
}
