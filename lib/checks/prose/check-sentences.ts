import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { StyleRule } from './style-rules';

/** What is wrong with a text: the words, and what to write instead. */
export interface StyleFault {
  readonly words: string;
  readonly instead: string;
}

const grammar = unified().use(retextEnglish).use(retextRepeatedWords).use(retextIndefiniteArticle);

function grammarFaults(text: string): StyleFault[] {
  const file = new VFile(text);
  grammar.runSync(grammar.parse(file), file);
  return file.messages.map(({ actual = '', expected = [], reason }) => ({
    words: actual,
    instead: expected[0] ?? reason,
  }));
}

/** Words of `text`, which is plain text with code in backticks, that the rules or the grammar reject. */
export function checkSentences(text: string, rules: readonly StyleRule[]): StyleFault[] {
  const prose = text.replaceAll(/`+[^`]*`+/g, 'x');
  // An article depends on the first name in the code after it.
  const spoken = text.replaceAll(
    /`+([^`]*)`+/g,
    (_, code: string) => /[A-Za-z]\w*/.exec(code)?.[0] ?? 'code',
  );
  const found = rules.flatMap(({ pattern, instead, isCaseSensitive }) =>
    [...prose.matchAll(new RegExp(pattern, isCaseSensitive ? 'g' : 'gi'))].map(([match]) => ({
      words: match,
      instead,
    })),
  );
  return [...found, ...grammarFaults(spoken)];
}
