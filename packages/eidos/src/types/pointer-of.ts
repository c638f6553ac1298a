import type { JsonValue } from '../json/json-schema';
import type { Pointer } from '../json/json-pointer';

/**
 * Every JSON Pointer into `Data`, rows written as `${number}`: `'' | '/name' | '/lines' | '/lines/${number}'`.
 * Five levels are checked; deeper pointers may end in any text, so that a recursive type stays finite.
 * Any pointer when `Data` is not known.
 */
export type PointerOf<Data> = unknown extends Data ? Pointer : '' | PointerBelow<Data, [1, 1, 1, 1, 1]>;

/**
 * The type of the value at a pointer, without the `undefined` of optional properties.
 * Any JSON value when the pointer or the data is not known before the program runs.
 */
export type ValueAt<Data, At extends string> = unknown extends Data
  ? JsonValue
  : string extends At
    ? JsonValue
    : At extends ''
      ? Data
      : At extends `/${infer Path}`
        ? Walk<Data, Path>
        : never;

/** Like `PointerOf`, with `*` for any row: `'/lines/*'`. Any pointer when `Data` is not known. */
export type PatternOf<Data> = unknown extends Data ? Pointer : '' | PointerBelow<Data, [1, 1, 1, 1, 1], '*'>;

/** The type of what contains the value at a pointer or pattern; that of the data itself for the whole. */
export type ParentAt<Data, At extends string> = At extends `/${infer Path}` ? WalkToLast<Data, Path> : Data;

/** A new row of the table at a pointer: what it leaves out is filled with defaults. Any JSON value like `ValueAt`. */
export type RowAt<Data, At extends string> = unknown extends Data
  ? JsonValue
  : string extends At
    ? JsonValue
    : // A union may have options without a list.
      Extract<ValueAt<Data, At>, readonly unknown[]> extends infer Lists extends readonly unknown[]
      ? DeepPartial<RowOf<Lists>>
      : never;

/** A row of a list: one of its items after the fixed ones. */
type RowOf<List> = List extends readonly [unknown, ...infer Rest]
  ? RowOf<Rest>
  : List extends readonly (infer Row)[]
    ? Row
    : never;

/**
 * The pointers into `Data` of values that may be a `Value`. A pointer below the five levels is not checked; neither is
 * one of a value whose type is not known.
 */
export type PointerTo<Data, Value> = unknown extends Data ? Pointer : Fitting<Data, Value, PointerOf<Data>>;

type Fitting<Data, Value, At extends string> = At extends unknown
  ? [ValueAt<Data, At>] extends [never]
    ? At
    : MayBe<ValueAt<Data, At>, Value> extends true
      ? At
      : never
  : never;

type MayBe<Found, Value> = unknown extends Found
  ? true
  : [Extract<Found, Value>] extends [never]
    ? false
    : true;

type PointerBelow<
  Value,
  Levels extends readonly unknown[],
  Index extends string = `${number}`,
> = Levels extends readonly [unknown, ...infer Fewer]
  ? Value extends readonly (infer Row)[]
    ? `/${Index | FixedIndex<Value>}${'' | PointerBelow<Row, Fewer, Index>}`
    : Value extends object
      ? {
          [Name in keyof Value & string]-?: NamePointers<Name, Value[Name], Fewer, Index>;
        }[keyof Value & string]
      : never
  : Value extends object
    ? `/${string}`
    : never;

/** The indexes of the fixed items of a list, which are not rows. */
type FixedIndex<List> = Extract<keyof List, `${number}`>;

type NamePointers<Name extends string, Value, Levels extends readonly unknown[], Index extends string> =
  | `/${Escape<Name>}`
  | `/${Escape<Name>}${PointerBelow<Value, Levels, Index>}`;

type WalkToLast<Value, Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? WalkToLast<Member<Value, Unescape<Head>>, Rest>
  : Value;

/** The type at the tokens of a pointer; `never` where there is none. */
export type Walk<Value, Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? Walk<Member<Value, Unescape<Head>>, Rest>
  : Member<Value, Unescape<Path>>;

type Member<Value, Token extends string> = Value extends readonly (infer Row)[]
  ? Token extends '*'
    ? RowOf<Value>
    : Token extends `${number}`
      ? `${number}` extends Token
        ? Row
        : Token extends keyof Value
          ? Exclude<Value[Token], undefined>
          : RowOf<Value>
      : never
  : Value extends object
    ? Token extends keyof Value
      ? Exclude<Value[Token], undefined>
      : never
    : never;

// RFC 6901: `~` is written `~0` and `/` is written `~1`.
type Escape<Name extends string> = Replace<Replace<Name, '~', '~0'>, '/', '~1'>;
type Unescape<Token extends string> = Replace<Replace<Token, '~1', '/'>, '~0', '~'>;

type Replace<
  Text extends string,
  From extends string,
  To extends string,
> = Text extends `${infer Before}${From}${infer After}` ? `${Before}${To}${Replace<After, From, To>}` : Text;

/** Data in which any property may be missing, at any depth; lists keep their items. */
export type DeepPartial<Value> = [JsonValue] extends [Value]
  ? Value
  : Value extends readonly unknown[]
    ? { readonly [Index in keyof Value]: DeepPartial<Value[Index]> }
    : Value extends object
      ? { readonly [Name in keyof Value]?: DeepPartial<Value[Name]> }
      : Value;
