import { ownValue } from '../json/json-object';
import { foldCase } from './find-named';

const truths = ['true', '1', 'x', '✓'];
const falsehoods = ['false', '0'];

/** How spreadsheets write TRUE and FALSE in languages that do not use the English words. */
const spreadsheetWords: Readonly<Record<string, readonly [string, string]>> = {
  ca: ['CERT', 'FALS'],
  cs: ['PRAVDA', 'NEPRAVDA'],
  da: ['SAND', 'FALSK'],
  de: ['WAHR', 'FALSCH'],
  el: ['ΑΛΗΘΗΣ', 'ΨΕΥΔΗΣ'],
  es: ['VERDADERO', 'FALSO'],
  et: ['TÕENE', 'VÄÄR'],
  fi: ['TOSI', 'EPÄTOSI'],
  fr: ['VRAI', 'FAUX'],
  hu: ['IGAZ', 'HAMIS'],
  it: ['VERO', 'FALSO'],
  nb: ['SANN', 'USANN'],
  nl: ['WAAR', 'ONWAAR'],
  no: ['SANN', 'USANN'],
  pl: ['PRAWDA', 'FAŁSZ'],
  pt: ['VERDADEIRO', 'FALSO'],
  ro: ['ADEVĂRAT', 'FALS'],
  ru: ['ИСТИНА', 'ЛОЖЬ'],
  sk: ['PRAVDA', 'NEPRAVDA'],
  sv: ['SANT', 'FALSKT'],
  tr: ['DOĞRU', 'YANLIŞ'],
  uk: ['ІСТИНА', 'ХИБНІСТЬ'],
};

/**
 * Reads a boolean: as the screen writes it (`own`), as spreadsheets write it in the language of the screen, or in English.
 *
 * @returns undefined for any other text.
 */
export function readBoolean(
  text: string,
  locale: string,
  own: readonly [string, string] | undefined,
): boolean | undefined {
  const wanted = foldCase(text.trim());
  const [language = ''] = locale.split('-', 1);
  const inSpreadsheets = ownValue(spreadsheetWords, language);
  for (const pair of [own, inSpreadsheets]) {
    const at = pair?.findIndex((word) => foldCase(word) === wanted) ?? -1;
    if (at >= 0) return at === 0;
  }
  if (truths.includes(wanted)) return true;
  return falsehoods.includes(wanted) ? false : undefined;
}
