import { unifyMarks } from './parse-number';

/**
 * A number as accounts write it, in the usual way: a negative one is in parentheses, and a dash next to the sign or the code of a
 * currency is 0. Any other text is returned unchanged.
 */
export function writePlainly(text: string): string {
  return unifyMarks(text)
    .replace(/^(\P{Nd}*)\((.*\p{Nd}.*)\)(\P{Nd}*)$/u, '$1-$2$3')
    .replace(
      /^(\s*[\p{L}\p{Sc}.]+\s*)-\s*$|^\s*-(\s*[\p{L}\p{Sc}.]+\s*)$/u,
      (_, before = '', after = '') => `${before}0${after}`,
    );
}
