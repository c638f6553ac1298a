export { hintTable, keywordTable } from './compiler/keyword-table';
export { problemCodes } from './compiler/problem-codes';
export { legacyKeywords } from './compiler/legacy-keywords';
