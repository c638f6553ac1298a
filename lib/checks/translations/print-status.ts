import { texts } from '../../translations/texts';
import type { TranslationStatus } from './translation-status';

/** Whether nothing is left to translate. */
export const isComplete = ({
  missingTexts,
  missingLabels,
  untranslated,
  outdated,
}: TranslationStatus): boolean =>
  [missingTexts, missingLabels, untranslated, outdated].every(({ length }) => length === 0);

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** Returns one line about how much is left to translate; empty when nothing is. */
export function summarizeStatus(locale: string, status: TranslationStatus): string {
  const { missingTexts, missingLabels, untranslated, outdated, pageCount } = status;
  if (isComplete(status)) return '';
  const sentences = [
    `${missingTexts.length} of ${count(texts.length, 'text', 'texts')}, ${count(missingLabels.length, 'label', 'labels')} and ${untranslated.length} of ${count(pageCount, 'page', 'pages')} have no translation.`,
    `${count(outdated.length, 'translation is', 'translations are')} older than the page.`,
    '"npm run translations" lists them.',
  ];
  return `${locale}: ${sentences.join(' ')}`;
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0
    ? []
    : [`  ${heading} (${lines.length}):`, ...lines.map((line) => `    ${line}`), ''];
}

/** Lists what is left to translate into a locale. */
export function printStatus(locale: string, catalogue: string, status: TranslationStatus): string {
  if (isComplete(status)) return `${locale}: everything is translated.\n`;
  return [
    `${locale}:`,
    ...section(
      `Texts without a translation in ${catalogue}`,
      status.missingTexts.map((text) => JSON.stringify(text)),
    ),
    ...section(
      `Labels without a translation in ${catalogue}`,
      status.missingLabels.map((label) => JSON.stringify(label)),
    ),
    ...section(
      'Pages without a translation',
      status.untranslated.map(({ page, translation }) => `${page} -> ${translation}`),
    ),
    ...section(
      'Translations older than their page',
      status.outdated.map(
        ({ page, changed, translation, translated }) =>
          `${translation} of ${translated}; ${page} was changed on ${changed}`,
      ),
    ),
  ].join('\n');
}
