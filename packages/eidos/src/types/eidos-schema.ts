import type { Hints } from '../compiler/hints';
import type { JsonValue } from '../compiler/json-schema';
import type { ValueType } from '../compiler/keywords';

/**
 * A schema as `compileEidos` takes it. Write `{ … } as const satisfies EidosSchema` and the editor completes
 * keywords and hints, and the TypeScript compiler refuses what is misspelt.
 */
export type EidosSchema = boolean | EidosSchemaObject;

interface Schemas {
  readonly [name: string]: EidosSchema;
}

/** The supported keywords of JSON Schema 2020-12 and the forms of their values. */
export interface EidosSchemaObject {
  readonly $schema?: string;
  readonly $id?: string;
  readonly $comment?: string;
  readonly $ref?: string;
  readonly $defs?: Schemas;
  readonly type?: ValueType | readonly ValueType[];
  readonly enum?: readonly JsonValue[];
  readonly const?: JsonValue;
  readonly allOf?: readonly EidosSchema[];
  readonly anyOf?: readonly EidosSchema[];
  readonly oneOf?: readonly EidosSchema[];
  readonly not?: EidosSchema;
  readonly if?: EidosSchema;
  readonly then?: EidosSchema;
  readonly else?: EidosSchema;
  readonly title?: string;
  readonly description?: string;
  readonly default?: JsonValue;
  readonly examples?: readonly JsonValue[];
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly deprecated?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly items?: EidosSchema;
  readonly prefixItems?: readonly EidosSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly contains?: EidosSchema;
  readonly minContains?: number;
  readonly maxContains?: number;
  readonly unevaluatedItems?: EidosSchema;
  readonly properties?: Schemas;
  readonly required?: readonly string[];
  readonly dependentRequired?: { readonly [name: string]: readonly string[] };
  readonly dependentSchemas?: Schemas;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly propertyNames?: EidosSchema;
  readonly patternProperties?: Schemas;
  readonly additionalProperties?: EidosSchema;
  readonly unevaluatedProperties?: EidosSchema;
  readonly 'x-eidos'?: Hints;
  /** Other tools' hints, left alone. */
  readonly [vendorKeyword: `x-${string}`]: unknown;
}
