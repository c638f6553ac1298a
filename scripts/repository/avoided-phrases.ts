/** Phrases that a native engineer would read twice, with the standard words for them. */
export const avoidedPhrases: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\banew\b/, 'again, from scratch'],
  [/\bto life\b/, 'makes interactive, attaches'],
  [/\b(?:cannot|can|can't) be had\b/, 'is not available, cannot be loaded'],
  [/\bfor whoever\b/, 'for those who, for anyone who'],
  [/\bha(?:s|ve|d) had (?:its|their) day\b/, 'is deprecated, has expired'],
  [/\bbites? (?:its|their) tails?\b/, 'refers to itself, is circular'],
  [/\b(?:is|are|was|were) dear\b/, 'is expensive, is limited'],
  [/\bis back when\b/, 'reappears when, is shown again'],
  [/\bmakes? room for\b/, 'replaces'],
  [/\band (?:was|were) ended\b/, 'was stopped, was closed'],
  [/\bin vain\b/, 'without success'],
  [/\bwithout a word\b/, 'silently'],
  [/\bhinder(?:s|ed|ing)?\b/, 'prevents, blocks'],
  [/\bthe contrary\b/, 'contradicts'],
  [/\bwhat comes of\b/, 'the result'],
  [/\bpass(?:es)? for\b/, 'counts as'],
  [/\bmend(?:s|ed|ing)?\b/, 'fixes'],
  [/\bafresh\b/, 'again, from scratch'],
  [/\bof (?:its|their) own accord\b/, 'by itself, automatically'],
  [/\b(?:hitherto|thereof|whereof|whence|thence)\b/, 'so far, of it, from where'],
  [/\bthe house\b/, 'the repository, the project'],
  [/(?<!\b(?:here|there) )\b(?:is|are|was|were) no (?!longer\b|more\b|other\b|such\b)[a-z]/, 'is not a page'],
  [/\bstands?\b(?! (?:for|out)\b)/, 'is, comes, is used'],
  [/\bask(?:s|ed|ing)? for\b/, 'requests, requires, names'],
  [/\b(?:unless|until) told\b/, 'by default, except when'],
  [/\bnothing of\b/, 'no part of, nothing about'],
  [/\b(?:speaks?|spoken) of\b/, 'mentions'],
  [/\bwhat lies\b/, 'what is'],
  [/\b(?:takes?|taken|taking) away\b/, 'removes'],
  [/\bcomes? (?:and|or) goe?s?\b/, 'appears and disappears, is added and removed'],
  [/\bfor ever\b/, 'endlessly, permanently'],
  [/\bin silence\b/, 'silently'],
  [/\btick(?:s|ed)? this\b/, 'select this'],
  [/\bexpected form\b/, 'format'],
  [/\bback at (?:its|their) place\b/, 'back in its original position'],
  [/\bnamed the columns\b/, 'was used as column headers'],
  [/\berrors are left\b/, 'errors to fix'],
  [/\bthe screen it becomes\b/, 'the form'],
  [/\bnone of (?:ours|theirs)\b/, 'is ignored'],
  [/\bwhat of an?\b/, 'a noun for what it is'],
  [/\bon (?:its|their) way any more\b/, 'has ended'],
  [/\bbelongs? into\b/, 'belongs in'],
  [/\bfor saying so\b/, 'for a message'],
  [/\bwith less comfort\b/, 'with these differences'],
  [/\bwhere they go on\b/, 'at the edge that scrolls'],
  [/\blead from nothing\b/, 'creates'],
  [/\bgives? no meaning\b/, 'does not support'],
];

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
    .flatMap(([pattern, instead]) =>
      [...joined.matchAll(new RegExp(pattern, 'gi'))].map((match) => ({
        line: lineAt(match.index),
        words: match[0],
        instead,
      })),
    )
    .sort((one, other) => one.line - other.line)
    .map(({ line, words, instead }) => `${file}:${line} “${words}”: write ${instead}`);
}
