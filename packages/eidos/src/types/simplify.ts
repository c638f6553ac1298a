/** Shows an intersection of objects as one object, in errors and in an editor's hints. */
export type Simplify<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { [Key in keyof Value]: Value[Key] }
    : Value;
