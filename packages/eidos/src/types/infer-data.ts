import type { JsonValue } from '../json/json-schema';
import type { Walk } from './pointer-of';

/**
 * The type of the values that a literal schema describes; `unknown` where the schema is not literal.
 * Properties of `then` and `else` are optional. A schema that another library made has the type that this library gives it:
 * zod's `toJSONSchema` keeps that of what is entered as Standard Schema does (https://standardschema.dev/json-schema),
 * TypeBox keeps it in `static`.
 */
export type InferData<Schema> = Schema extends {
  readonly '~standard': { readonly types?: { readonly input: infer Data } | undefined };
}
  ? Data
  : Schema extends { readonly static: infer Data; readonly params: readonly unknown[] }
    ? Data
    : Infer<Schema, Schema>;

// A recursive `$ref` ends because it is followed only inside a property or an array, which TypeScript resolves late.
type Infer<Schema, Root> = Schema extends unknown
  ? WithBranches<InferBase<Schema, Root>, BranchesOf<Schema, Root>, Root>
  : never;

/** The type without what conditions add. */
type InferBase<Schema, Root> = Schema extends boolean
  ? Schema extends false
    ? never
    : unknown
  : Simplify<
      InferReference<Schema, Root> & InferOwn<Schema, Root> & InferApplied<Schema, Root>,
      RequiredIn<Schema, Root>
    >;

/** The names that a schema requires, in it or in what it always applies: another part may have their properties. */
type RequiredIn<Schema, Root> =
  | RequiredName<Schema>
  | (Schema extends { readonly allOf: readonly (infer Part)[] } ? RequiredIn<Part, Root> : never)
  | (Schema extends { readonly $ref: infer Reference extends string }
      ? RequiredIn<SchemaAt<Root, Reference>, Root>
      : never);

// `unknown` is the neutral member of an intersection: a keyword that is not there adds nothing.
type InferReference<Schema, Root> = Schema extends { readonly $ref: infer Reference extends string }
  ? InferBase<SchemaAt<Root, Reference>, Root>
  : unknown;

type InferApplied<Schema, Root> = (Schema extends { readonly allOf: infer Parts }
  ? InferAll<Parts, Root>
  : unknown) &
  (Schema extends { readonly oneOf: readonly (infer Option)[] } ? Infer<Option, Root> : unknown) &
  (Schema extends { readonly anyOf: readonly (infer Option)[] } ? Infer<Option, Root> : unknown);

type InferAll<Parts, Root> = Parts extends readonly [infer First, ...infer Rest]
  ? InferBase<First, Root> & InferAll<Rest, Root>
  : unknown;

/** The `properties` of all conditions of a schema, as a union: a name may have another schema in each. */
type BranchesOf<Schema, Root> =
  | (Schema extends { readonly then: infer Then } ? ShapesOf<Then, Root> : never)
  | (Schema extends { readonly else: infer Else } ? ShapesOf<Else, Root> : never)
  | (Schema extends { readonly dependentSchemas: infer Others }
      ? ShapesOf<Others[keyof Others], Root>
      : never)
  | (Schema extends { readonly dependencies: infer Others } ? ShapesOf<Others[keyof Others], Root> : never)
  | (Schema extends { readonly allOf: readonly (infer Part)[] } ? BranchesOf<Part, Root> : never)
  | (Schema extends { readonly $ref: infer Reference extends string }
      ? BranchesOf<SchemaAt<Root, Reference>, Root>
      : never);

/** The `properties` of a condition, with those that it applies. */
type ShapesOf<Schema, Root> =
  | (Schema extends { readonly properties: infer Properties } ? Properties : never)
  | (Schema extends { readonly allOf: readonly (infer Part)[] } ? ShapesOf<Part, Root> : never)
  | (Schema extends { readonly oneOf: readonly (infer Part)[] } ? ShapesOf<Part, Root> : never)
  | (Schema extends { readonly anyOf: readonly (infer Part)[] } ? ShapesOf<Part, Root> : never)
  | (Schema extends { readonly $ref: infer Reference extends string }
      ? ShapesOf<SchemaAt<Root, Reference>, Root>
      : never)
  | BranchesOf<Schema, Root>;

/** Adds the names that only conditions declare. What a condition says about another name holds only sometimes. */
type WithBranches<Value, Shapes, Root> = [Shapes] extends [never]
  ? Value
  : unknown extends Value
    ? Added<Shapes, never, Root>
    : Value extends readonly unknown[]
      ? Value
      : Value extends object
        ? Simplify<WithBranchesInside<Value, Shapes, Root> & Added<Shapes, keyof Value, Root>>
        : Value;

/** The same for the groups in a value, to which a condition may add names too. */
type WithBranchesInside<Value, Shapes, Root> = {
  [Name in keyof Value]: unknown extends Value[Name]
    ? Value[Name]
    : WithBranches<Value[Name], ShapesOf<SchemaIn<Shapes, Name>, Root>, Root>;
};

type Added<Shapes, Known, Root> = {
  -readonly [Name in Exclude<NameOf<Shapes>, Known>]?: Infer<SchemaIn<Shapes, Name>, Root>;
};

type NameOf<Shapes> = Shapes extends unknown ? keyof Shapes : never;

type SchemaIn<Shapes, Name extends PropertyKey> = Shapes extends { readonly [Key in Name]: infer Schema }
  ? Schema
  : never;

type InferOwn<Schema, Root> =
  | InferValue<Schema, Root>
  | (Schema extends { readonly nullable: true } ? null : never);

type InferValue<Schema, Root> = Schema extends { readonly const: infer Value }
  ? Mutable<Value>
  : Schema extends { readonly enum: readonly (infer Value)[] }
    ? OfType<Mutable<Value>, Schema>
    : Schema extends { readonly type: readonly (infer Type)[] }
      ? InferType<Type, Schema, Root>
      : Schema extends { readonly type: infer Type }
        ? InferType<Type, Schema, Root>
        : Schema extends { readonly properties: unknown }
          ? InferObject<Schema, Root>
          : Schema extends { readonly items: unknown } | { readonly prefixItems: unknown }
            ? InferArray<Schema, Root>
            : unknown;

/** The choices that have the type next to them. */
type OfType<Value, Schema> = Schema extends { readonly type: infer Type }
  ? Extract<Value, InferType<Type extends readonly (infer One)[] ? One : Type, unknown, unknown>>
  : Value;

type InferType<Type, Schema, Root> = Type extends 'string'
  ? string
  : Type extends 'number' | 'integer'
    ? number
    : Type extends 'boolean'
      ? boolean
      : Type extends 'null'
        ? null
        : Type extends 'object'
          ? InferObject<Schema, Root>
          : Type extends 'array'
            ? InferArray<Schema, Root>
            : unknown;

type InferObject<Schema, Root> = Schema extends { readonly properties: infer Properties }
  ? {
      -readonly [Name in keyof Properties as Name extends RequiredName<Schema> ? Name : never]: Infer<
        Properties[Name],
        Root
      >;
    } & {
      -readonly [Name in keyof Properties as Name extends RequiredName<Schema> ? never : Name]?: Infer<
        Properties[Name],
        Root
      >;
    }
  : Schema extends { readonly additionalProperties: infer Others extends object | false }
    ? InferMap<Infer<Others | PatternSchema<Schema>, Root>>
    : // TypeBox 1 writes a record of any names so.
      Schema extends { readonly patternProperties: { readonly '^.*$': infer Value } }
      ? InferMap<Infer<Value, Root>>
      : object;

// With `additionalProperties: false` alone no name is allowed, so there is no value to infer a type from.
type InferMap<Value> = [Value] extends [never] ? object : { [name: string]: Value };

type PatternSchema<Schema> = Schema extends { readonly patternProperties: infer Patterns }
  ? Patterns[keyof Patterns]
  : never;

// A list that is made at run time names no property for sure.
type RequiredName<Schema> = Schema extends { readonly required: readonly (infer Name)[] }
  ? string extends Name
    ? never
    : Name
  : never;

type InferArray<Schema, Root> = Schema extends { readonly prefixItems: infer Items }
  ? InferTuple<Items, Schema extends { readonly items: infer Rest } ? Rest : false, Least<Schema>, Root>
  : Schema extends { readonly items: infer Items }
    ? Items extends readonly unknown[]
      ? InferTuple<
          Items,
          Schema extends { readonly additionalItems: infer Rest } ? Rest : false,
          Least<Schema>,
          Root
        >
      : Infer<Items, Root>[]
    : JsonValue[];

/** How many items a tuple has at least; `never` without `minItems`, and then all are there. */
type Least<Schema> = Schema extends { readonly minItems: infer Count } ? Count : never;

type InferTuple<Items, Rest, Count, Root> = Items extends readonly unknown[]
  ? [Extract<Items[number], false>] extends [never]
    ? InferItems<Items, Rest, Count, Root>
    : InferItems<BeforeFalse<Items>, false, Count, Root>
  : never;

/** Items from an index on are optional. */
type OptionalFrom<
  Items extends readonly unknown[],
  Count,
  Before extends readonly unknown[] = [],
> = Before['length'] extends Count
  ? [...Before, ...Partial<Items>]
  : Items extends readonly [infer First, ...infer Others]
    ? OptionalFrom<Others, Count, [...Before, First]>
    : [...Before, ...Items];

/** A list ends before an item that is `false`. */
type BeforeFalse<
  Items extends readonly unknown[],
  Before extends readonly unknown[] = [],
> = Items extends readonly [infer First, ...infer Others]
  ? First extends false
    ? Before
    : BeforeFalse<Others, [...Before, First]>
  : [...Before, ...Items];

type InferItems<Items, Rest, Count, Root> = {
  -readonly [Index in keyof Items]: Infer<Items[Index], Root>;
} extends infer All extends readonly unknown[]
  ? OptionalFrom<All, Count> extends infer Fixed extends readonly unknown[]
    ? Rest extends false
      ? Fixed
      : [...Fixed, ...Infer<Rest, Root>[]]
    : never
  : never;

type Mutable<Value> = Value extends object ? { -readonly [Key in keyof Value]: Mutable<Value[Key]> } : Value;

/**
 * The schema that a local `$ref` points to: `#` is the whole document, `#/$defs/address` a part of it; `unknown`
 * when there is none.
 */
type SchemaAt<Root, Reference> = Reference extends '#'
  ? Root
  : Reference extends `#/${infer Path}`
    ? [Walk<Root, Path>] extends [never]
      ? unknown
      : Walk<Root, Path>
    : unknown;

/** An intersection of objects as one object, which errors and editors show in full, with required names. */
type Simplify<Value, Required = never> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? Value & Present<Value, keyof Value & Required> extends infer Whole
      ? { [Name in keyof Whole]: Whole[Name] }
      : never
    : Value;

type Present<Value, Names extends keyof Value> = [Names] extends [never]
  ? unknown
  : { [Name in Names]-?: Value[Name] };
