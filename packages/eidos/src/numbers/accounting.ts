import { unifyMarks, unwrapNegative } from './parse-number';

/**
 * A number in the notation of accounts as a number field reads it: parentheses become a minus, and a dash next to the sign or the
 * code of a currency becomes 0. Returns any other text with its marks unified.
 */
export function toPlainNumber(text: string): string {
  return unwrapNegative(unifyMarks(text)).replace(
    /^(\s*[\p{L}\p{Sc}.]+\s*)-\s*$|^\s*-(\s*[\p{L}\p{Sc}.]+\s*)$/u,
    (_, before = '', after = '') => `${before}0${after}`,
  );
}
