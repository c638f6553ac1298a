import { avoidedPhrases } from './avoided-phrases';

/** How a line of a comment, a list or a quotation begins before its words. */
const LINE_START = /^\s*(?:\*(?!\/)|\/\/|[->#]+(?=\s))?\s*/;

/** The lines of a text as one, so that a phrase is found across line ends, and where each of them starts in it. */
function joinLines(text: string) {
  let joined = '';
  const starts = text.split('\n').map((line) => {
    const start = joined.length;
    joined += `${line.replace(LINE_START, '')} `;
    return start;
  });
  const lineAt = (index: number) => starts.findLastIndex((start) => start <= index) + 1;
  return { joined, lineAt };
}

/** Every phrase of a text that is to be avoided: its place, and what to write instead. */
export function findPhrases(file: string, text: string): string[] {
  const { joined, lineAt } = joinLines(text);
  return avoidedPhrases
    .flatMap(({ pattern, instead }) =>
      [...joined.matchAll(new RegExp(pattern, 'gi'))].map((match) => ({
        line: lineAt(match.index),
        words: match[0],
        instead,
      })),
    )
    .sort((one, other) => one.line - other.line)
    .map(({ line, words, instead }) => `${file}:${line} “${words}”: write ${instead}`);
}
