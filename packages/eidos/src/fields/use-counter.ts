import { useEffect, useRef } from 'react';
import type { StringNode } from '../compiler/node';
import { useScreen } from '../parts/screen-context';
import { useTranslator } from '../translations/translations-context';

/** The share of the maximum length from which the counter is announced. */
const nearlyFull = 0.9;

/**
 * For a text with a maximum length: the number of characters used, counted as in JSON Schema (code points). It is
 * announced when the text comes near its limit and when it exceeds it, not in between.
 */
export function useCounter({ maxLength }: StringNode, text: string): string | undefined {
  const { t } = useTranslator();
  const { announcer } = useScreen();
  const count = [...text].length;
  const limit = maxLength ?? Infinity;
  const stage = count > limit ? 2 : count >= limit * nearlyFull ? 1 : 0;
  const before = useRef(stage);
  const words = maxLength === undefined ? undefined : t('field.characters', { count, limit: maxLength });
  useEffect(() => {
    if (words !== undefined && stage > before.current) announcer.announce(words);
    before.current = stage;
  }, [announcer, stage, words]);
  return words;
}
