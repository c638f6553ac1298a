export { hintTable, keywordTable } from './compiler/keyword-table';
export { problemCodes } from './compiler/problem';
export { legacyKeywords } from './compiler/keyword-table';
