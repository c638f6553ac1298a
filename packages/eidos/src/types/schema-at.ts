/**
 * The schema that a local `$ref` points to: `#` is the whole document, `#/$defs/address` a part of it; `unknown`
 * when there is none.
 */
export type SchemaAt<Root, Reference> = Reference extends '#'
  ? Root
  : Reference extends `#/${infer Path}`
    ? Walk<Root, Path>
    : unknown;

type Walk<Value, Path> = Path extends `${infer Head}/${infer Rest}`
  ? Walk<Member<Value, Head>, Rest>
  : Member<Value, Path>;

type Member<Value, Token> = Token extends keyof Value ? Value[Token] : unknown;
