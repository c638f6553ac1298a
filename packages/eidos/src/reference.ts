export { hintTable, keywordTable, legacyKeywords, problemCodes } from './compiler/keyword-table';
