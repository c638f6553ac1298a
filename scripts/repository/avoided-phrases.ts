interface AvoidedPhrase {
  readonly instead: string;
  readonly pattern: RegExp;
}

/** Phrases that a native engineer would read twice, with the standard words for them. */
export const avoidedPhrases: readonly AvoidedPhrase[] = [
  { instead: 'again, from scratch', pattern: /\banew\b/ },
  { instead: 'makes interactive, attaches', pattern: /\bto life\b/ },
  {
    instead: 'is not available, cannot be loaded',
    pattern: /\b(?:cannot|can|can't) be had\b/,
  },
  { instead: 'for those who, for anyone who', pattern: /\bfor whoever\b/ },
  {
    instead: 'is deprecated, has expired',
    pattern: /\bha(?:s|ve|d) had (?:its|their) day\b/,
  },
  {
    instead: 'refers to itself, is circular',
    pattern: /\bbites? (?:its|their) tails?\b/,
  },
  {
    instead: 'is expensive, is limited',
    pattern: /\b(?:is|are|was|were) dear\b/,
  },
  { instead: 'reappears when, is shown again', pattern: /\bis back when\b/ },
  { instead: 'replaces', pattern: /\bmakes? room for\b/ },
  { instead: 'was stopped, was closed', pattern: /\band (?:was|were) ended\b/ },
  { instead: 'without success', pattern: /\bin vain\b/ },
  { instead: 'silently', pattern: /\bwithout a word\b/ },
  { instead: 'prevents, blocks', pattern: /\bhinder(?:s|ed|ing)?\b/ },
  { instead: 'contradicts', pattern: /\bthe contrary\b/ },
  { instead: 'the result', pattern: /\bwhat comes of\b/ },
  { instead: 'counts as', pattern: /\bpass(?:es)? for\b/ },
  { instead: 'fixes', pattern: /\bmend(?:s|ed|ing)?\b/ },
  { instead: 'again, from scratch', pattern: /\bafresh\b/ },
  {
    instead: 'by itself, automatically',
    pattern: /\bof (?:its|their) own accord\b/,
  },
  {
    instead: 'so far, of it, from where',
    pattern: /\b(?:hitherto|thereof|whereof|whence|thence)\b/,
  },
  { instead: 'the repository, the project', pattern: /\bthe house\b/ },
  {
    instead: 'is not a page',
    pattern: /(?<!\b(?:here|there) )\b(?:is|are|was|were) no (?!longer\b|more\b|other\b|such\b)[a-z]/,
  },
  {
    instead: 'is, comes, is used',
    pattern: /\bstands?\b(?! (?:for|out)\b)/,
  },
  { instead: 'requests, requires, names', pattern: /\bask(?:s|ed|ing)? for\b/ },
  { instead: 'by default, except when', pattern: /\b(?:unless|until) told\b/ },
  { instead: 'no part of, nothing about', pattern: /\bnothing of\b/ },
  { instead: 'mentions', pattern: /\b(?:speaks?|spoken) of\b/ },
  { instead: 'what is', pattern: /\bwhat lies\b/ },
  { instead: 'removes', pattern: /\btak(?:es?|en|ing) away\b/ },
  {
    instead: 'appears and disappears, is added and removed',
    pattern: /\bcomes? (?:and|or) goe?s?\b/,
  },
  { instead: 'endlessly, permanently', pattern: /\bfor ever\b/ },
  { instead: 'silently', pattern: /\bin silence\b/ },
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
