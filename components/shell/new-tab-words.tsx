import { translate } from '@/lib/translations/translate';

/** What `typography.css` says behind a link to a new tab. */
const english = '(opens in a new tab)';

/** Escapes a text for a quoted string of CSS within markup. */
const asCssText = (text: string) =>
  text.replace(/["\\<\n]/g, (character) => `\\${character.codePointAt(0)?.toString(16) ?? ''} `);

/** The words behind links to a new tab, which are in a style sheet, in the language of the build; nothing for English. */
export function NewTabWords() {
  const words = translate(english);
  return words === english ? null : <style>{`:root{--new-tab-words:" ${asCssText(words)}"}`}</style>;
}
