export { hintTable, keywordTable } from './compiler/keyword-table';
export { problemCodes } from './compiler/problem-codes';
export { translatedKeywords } from './compiler/translated-keywords';
