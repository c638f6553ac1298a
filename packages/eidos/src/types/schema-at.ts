/** What a local `$ref` names: `#` is the whole, `#/$defs/address` a part of it; `unknown` when it names nothing. */
export type SchemaAt<Root, Reference> = Reference extends '#'
  ? Root
  : Reference extends `#/${infer Path}`
    ? Walk<Root, Path>
    : unknown;

type Walk<Value, Path> = Path extends `${infer Head}/${infer Rest}`
  ? Walk<Member<Value, Head>, Rest>
  : Member<Value, Path>;

type Member<Value, Token> = Token extends keyof Value ? Value[Token] : unknown;
