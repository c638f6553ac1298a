interface AvoidedPhrase {
  /** As CONTRIBUTING.md lists it. */
  readonly avoid: string;
  readonly instead: string;
  readonly pattern: RegExp;
}

/** Phrases that a native engineer would read twice, with the standard words for them. */
export const avoidedPhrases: readonly AvoidedPhrase[] = [
  { avoid: 'anew', instead: 'again, from scratch', pattern: /\banew\b/ },
  { avoid: 'brings to life', instead: 'makes interactive, attaches', pattern: /\bto life\b/ },
  {
    avoid: 'cannot be had',
    instead: 'is not available, cannot be loaded',
    pattern: /\b(?:cannot|can|can't) be had\b/,
  },
  { avoid: 'for whoever', instead: 'for those who, for anyone who', pattern: /\bfor whoever\b/ },
  {
    avoid: 'has had its day',
    instead: 'is deprecated, has expired',
    pattern: /\bha(?:s|ve|d) had (?:its|their) day\b/,
  },
  {
    avoid: 'bites its tail',
    instead: 'refers to itself, is circular',
    pattern: /\bbites? (?:its|their) tails?\b/,
  },
  {
    avoid: 'is dear (of bytes or time)',
    instead: 'is expensive, is limited',
    pattern: /\b(?:is|are|was|were) dear\b/,
  },
  { avoid: 'in vain', instead: 'without success', pattern: /\bin vain\b/ },
  { avoid: 'without a word', instead: 'silently', pattern: /\bwithout a word\b/ },
  { avoid: 'hinders', instead: 'prevents, blocks', pattern: /\bhinder(?:s|ed|ing)?\b/ },
  { avoid: 'says the contrary', instead: 'contradicts', pattern: /\bthe contrary\b/ },
  { avoid: 'what comes of it', instead: 'the result', pattern: /\bwhat comes of\b/ },
  { avoid: 'passes for', instead: 'counts as', pattern: /\bpass(?:es)? for\b/ },
  { avoid: 'mends', instead: 'fixes', pattern: /\bmend(?:s|ed|ing)?\b/ },
  { avoid: 'afresh', instead: 'again, from scratch', pattern: /\bafresh\b/ },
  {
    avoid: 'of its own accord',
    instead: 'by itself, automatically',
    pattern: /\bof (?:its|their) own accord\b/,
  },
  {
    avoid: 'hitherto, thereof, whence',
    instead: 'so far, of it, from where',
    pattern: /\b(?:hitherto|thereof|whereof|whence|thence)\b/,
  },
  { avoid: 'the house', instead: 'the repository, the project', pattern: /\bthe house\b/ },
  {
    avoid: 'is no page (a thing that it is not)',
    instead: 'is not a page',
    pattern: /(?<!\b(?:here|there) )\b(?:is|are|was|were) no (?!longer\b|more\b|other\b|such\b)[a-z]/,
  },
  {
    avoid: 'stands (of text, files or elements)',
    instead: 'is, comes, is used',
    pattern: /\bstands?\b(?! (?:for|out)\b)/,
  },
  { avoid: 'asks for', instead: 'requests, requires, names', pattern: /\bask(?:s|ed|ing)? for\b/ },
  { avoid: 'unless told', instead: 'by default, except when', pattern: /\b(?:unless|until) told\b/ },
  { avoid: 'nothing of', instead: 'no part of, nothing about', pattern: /\bnothing of\b/ },
  { avoid: 'speaks of', instead: 'mentions', pattern: /\b(?:speaks?|spoken) of\b/ },
  { avoid: 'what lies', instead: 'what is', pattern: /\bwhat lies\b/ },
  { avoid: 'takes away', instead: 'removes', pattern: /\btak(?:es?|en|ing) away\b/ },
  {
    avoid: 'comes and goes',
    instead: 'appears and disappears, is added and removed',
    pattern: /\bcomes? (?:and|or) goe?s?\b/,
  },
  { avoid: 'for ever', instead: 'endlessly, permanently', pattern: /\bfor ever\b/ },
  { avoid: 'in silence', instead: 'silently', pattern: /\bin silence\b/ },
];
