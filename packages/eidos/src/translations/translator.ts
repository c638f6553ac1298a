import type { EidosNode } from '../compiler/node';
import { advice } from '../development/advice';
import { ownValue } from '../json/json-object';
import { memoize } from '../json/memoize';
import type { JsonValue } from '../json/json-schema';
import { englishValidation } from '../validation/english-validation';
import type { Labeled } from '../types/eidos-schema';
import type { FieldError } from '../validation/outcome';
import type { CatalogueKey, PartialCatalogue } from './catalogue';
import { englishCore, type Message } from './english-core';
import { formatNumber, type NumberFormatOptions } from './format';
import { canonicalLocale } from '../numbers/parse-number';

const warned = new Set<string>();

/** Warns developers about a missing key, once for each key and locale. */
function warnOfMissingKey(key: string, locale: string): false {
  const words = `The catalogue for "${locale}" has no text for "${key}". Add that key to the catalogue.`;
  if (!warned.has(words)) console.warn(words);
  warned.add(words);
  return false;
}

/** The values of a message's placeholders; numbers are formatted in the locale. */
export type MessageValues = Readonly<Record<string, JsonValue | undefined>>;

type DescribedPart = 'description' | 'help' | 'placeholder';

/** Anything with other texts that may be translated: a node. */
type Described = Labeled & { readonly [Part in DescribedPart]?: string };

/** A language: its locale and its texts. */
export interface TranslatorOptions {
  /**
   * The BCP 47 language tag that determines plural forms and number formats.
   * @default `'en'`
   */
  readonly locale?: string;
  /** Texts in this language; missing ones are looked up in `fallback`. */
  readonly catalogue?: PartialCatalogue;
  /**
   * The texts for keys that `catalogue` lacks.
   * @default English
   */
  readonly fallback?: PartialCatalogue;
  /**
   * The message of an error, for messages that depend on more than its code; undefined where the schema or
   * the catalogue has the right one. Define it outside components, like a catalogue. `node` is the node of
   * the field, if there is one.
   */
  readonly errorMessage?: (error: FieldError, node: EidosNode | undefined) => string | undefined;
}

/** The texts and number formats of one language. */
export interface Translator {
  /** The locale of the texts and numbers. */
  readonly locale: string;
  /** The message of a key: from the catalogue, else from the fallback, else the key itself. */
  readonly t: (key: CatalogueKey | (string & {}), values?: MessageValues) => string;
  /** The label of a node, choice, option or tab: the text of its label key if a catalogue has it, else its own. */
  readonly label: (labeled: Labeled) => string;
  /** Another text of a node: that of its label key with `.description`, `.help` or `.placeholder`, else its own. */
  readonly wordsOf: (described: Described, part: DescribedPart) => string | undefined;
  /**
   * The message for an error: that of `errorMessage`, the server's own, that of the node (`x-eidos.errors`, in a
   * catalogue its label key with `.errors.` and the code) or that of the catalogue, in this order.
   */
  readonly error: (error: FieldError, node?: EidosNode) => string;
  /** Formats a number in the locale. */
  readonly formatNumber: (value: number, options?: NumberFormatOptions) => string;
}

/** The English texts of fields, errors and the provider, which every screen needs. Other parts pass their own. */
const base: PartialCatalogue = { ...englishCore, ...englishValidation };

/** For each translator, the function that extends it with English texts. */
const extensions = new WeakMap<Translator, (words: PartialCatalogue) => Translator>();

/**
 * The translator with more English texts, so that a bundle includes only the texts that it uses. A translator that
 * `translatorOf` did not create is returned unchanged.
 */
export function addEnglish(translator: Translator, words: PartialCatalogue): Translator {
  return extensions.get(translator)?.(words) ?? translator;
}

type Plurals = Pick<Intl.PluralRules, 'select'>;

/** `Intl` takes much longer, and a screen may have a thousand counters. */
const englishPlurals: Plurals = { select: (count) => (count === 1 ? 'one' : 'other') };

/** A translator that uses `english` when the options have no catalogue or no fallback. */
export function translatorOf(options: TranslatorOptions = {}, english = base): Translator {
  const locale = canonicalLocale(options.locale);
  const isEnglish = /^en\b/.test(locale);
  const plurals: Plurals = isEnglish ? englishPlurals : new Intl.PluralRules(locale);
  const catalogue = options.catalogue ?? english;
  const fallback = options.fallback ?? english;
  const find = (key: string) =>
    ownValue<Message | undefined>(catalogue, key) ?? ownValue<Message | undefined>(fallback, key);
  const fill = (message: Message, values: MessageValues = {}) =>
    choose(message, values, plurals).replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = ownValue(values, name);
      if (value === undefined) return placeholder;
      if (typeof value === 'number') return formatNumber(value, locale);
      return typeof value === 'string' ? value : JSON.stringify(value);
    });

  const t: Translator['t'] = (key, values) => {
    const message = find(key);
    advice(
      () =>
        process.env.NODE_ENV !== 'production' &&
        // An English catalogue need not repeat the built-in texts.
        (message === undefined || (!isEnglish && !Object.hasOwn(catalogue, key))) &&
        warnOfMissingKey(key, locale),
    );
    return message === undefined ? key : fill(message, values);
  };
  const label: Translator['label'] = (labeled) => {
    const { labelKey } = labeled;
    if (labelKey === undefined) return labeled.label;
    const message = find(labelKey);
    advice(
      () =>
        process.env.NODE_ENV !== 'production' &&
        // In English and without a catalogue, the schema's own label is intended.
        message === undefined &&
        options.catalogue !== undefined &&
        !isEnglish &&
        warnOfMissingKey(labelKey, locale),
    );
    return message === undefined ? labeled.label : fill(message);
  };
  const wordsOf: Translator['wordsOf'] = (described, part) => {
    const message = described.labelKey && find(`${described.labelKey}.${part}`);
    return message ? fill(message) : described[part];
  };
  const error: Translator['error'] = (violation, node) => {
    const { code, message, values } = violation;
    const own = options.errorMessage?.(violation, node) ?? message;
    if (own !== undefined) return own;
    const filled = {
      example: code === 'integer' ? 1234 : 1234.5,
      ...(node?.amount?.withLimit(values, locale) ?? values),
      // Errors contain row indexes from 0, but people count rows from 1.
      first: Number(values.first) + 1,
      second: Number(values.second) + 1,
      labels: (values.labels as readonly Labeled[] | undefined)?.map(label).join(', '),
    };
    const ofNode = (node?.labelKey && find(`${node.labelKey}.errors.${code}`)) || node?.errors?.[code];
    if (ofNode) return fill(ofNode, filled);
    const key = [`error.${code}.${values.format as string}`, `error.${code}`].find(find) ?? 'error.unknown';
    return t(key, filled);
  };
  const translator: Translator = {
    locale,
    t,
    label,
    wordsOf,
    error,
    formatNumber: (value, format) => formatNumber(value, locale, format),
  };
  const extend = (words: PartialCatalogue) => translatorOf(options, { ...english, ...words });
  extensions.set(translator, memoize(extend));
  return translator;
}

/** The name of the value that selects the form of a message. */
export const countOf = ({ plural, other }: Exclude<Message, string>): string =>
  plural ?? /\{(\w+)\}/.exec(other)?.[1] ?? '';

function choose(message: Message, values: MessageValues, plurals: Plurals): string {
  if (typeof message === 'string') return message;
  const count = values[countOf(message)];
  return (typeof count === 'number' ? message[plurals.select(count)] : undefined) ?? message.other;
}
