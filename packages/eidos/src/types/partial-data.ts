/** Data as entered so far: every value may be missing, at every depth. */
export type PartialData<Data> = unknown extends Data
  ? Data
  : Data extends readonly (infer Row)[]
    ? readonly PartialData<Row>[]
    : Data extends object
      ? { readonly [Name in keyof Data]?: PartialData<Data[Name]> }
      : Data;
