import { translate } from '@/lib/translations/translate';

/** The text that `typography.css` adds to a link that opens a new tab. */
const english = '(opens in a new tab)';

/** Escapes a text for a quoted string of CSS within markup. */
const asCssText = (text: string) =>
  text.replace(/["\\<\n]/g, (character) => `\\${character.codePointAt(0)?.toString(16) ?? ''} `);

/** Translates the text that the style sheet adds to links that open a new tab; renders nothing in English. */
export function NewTabLabel() {
  const words = translate(english);
  return words === english ? null : <style>{`:root{--new-tab-words:" ${asCssText(words)}"}`}</style>;
}
