export { hintTable, keywordTable } from './compiler/keyword-table';
export { refusedKeywords } from './compiler/keywords';
export { problemCodes } from './compiler/problem-codes';
