export { checkSchema, type CompileOptions } from './compiler/compile-eidos';
export { joinPointer, type Pointer, splitPointer } from './json/json-pointer';
export type { JsonSchema, JsonValue } from './json/json-schema';
export type * from './compiler/node';
export { EidosProblemsError, type Problem, type ProblemCode, type ProblemCodeName } from './compiler/problem';
export type * from './controller/controller';
export { createController } from './controller/create-controller';
export { restoreDraft, serializeDraft } from './controller/draft';
export { refuse } from './controller/refuse';
export { compileEidos, type StandardEidos, type StandardIssue } from './controller/standard-schema';
export { validate } from './controller/standard-schema';
export { createRules, isChecking } from './rules/create-rules';
export type {
  AsyncRuleContext,
  RuleResult,
  RuleContext,
  RuleDefinitions,
  StandardSchema,
} from './rules/rules';
export { insertCsv, type InsertCsvOptions, type InsertedCsv } from './tables/csv';
export { type CsvOptions, readCsv, toCsv } from './tables/csv';
export type { Separator } from './tables/delimited-text';
export {
  type Catalogue,
  type CatalogueKey,
  createTranslator,
  english,
  type PartialCatalogue,
} from './translations/catalogue';
export type { Message } from './translations/english-core';
export { german } from './translations/german';
export type { Translator, TranslatorOptions } from './translations/translator';
export type {
  Collapsible,
  EidosSchema,
  EidosSchemaObject,
  Hints,
  HintsByPointer,
  SectionHint,
} from './types/eidos-schema';
export type { InferData } from './types/infer-data';
export type {
  DeepPartial,
  ParentAt,
  PatternOf,
  PointerOf,
  PointerTo,
  RowAt,
  ValueAt,
} from './types/pointer-of';
export type { FieldError } from './validation/outcome';
