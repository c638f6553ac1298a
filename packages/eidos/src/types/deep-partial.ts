/** Data in which any property may be missing, at any depth; lists keep their items. */
export type DeepPartial<Value> = Value extends readonly unknown[]
  ? { readonly [Index in keyof Value]: DeepPartial<Value[Index]> }
  : Value extends object
    ? { readonly [Name in keyof Value]?: DeepPartial<Value[Name]> }
    : Value;
