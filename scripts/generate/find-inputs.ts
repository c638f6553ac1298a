import ts from 'typescript';
import { isOwn } from './read-members';

type Direction = 'in' | 'out';

const opposite = (direction: Direction): Direction => (direction === 'in' ? 'out' : 'in');

/**
 * The types that a reader's code passes to the toolkit and never gets from it: reached from parameters, and not from
 * what is returned. What a function takes, a callback receives, so its parameters go the other way.
 */
export function findInputs(symbols: readonly ts.Symbol[], checker: ts.TypeChecker): ReadonlySet<ts.Symbol> {
  const reached = { in: new Set<ts.Symbol>(), out: new Set<ts.Symbol>() };
  const visited = { in: new Set<ts.Type>(), out: new Set<ts.Type>() };

  const visitCall = (signature: ts.Signature, direction: Direction) => {
    for (const parameter of signature.parameters) {
      visit(checker.getTypeOfSymbol(parameter), opposite(direction));
    }
    visit(signature.getReturnType(), direction);
  };
  const visit = (type: ts.Type, direction: Direction): void => {
    if (visited[direction].has(type)) return;
    visited[direction].add(type);
    for (const symbol of [type.aliasSymbol, type.symbol]) if (symbol) reached[direction].add(symbol);
    if (type.isUnionOrIntersection()) for (const part of type.types) visit(part, direction);
    const { symbol } = type;
    if (type.flags & ts.TypeFlags.Object) {
      // What arrays and promises hold.
      for (const argument of checker.getTypeArguments(type as ts.TypeReference)) visit(argument, direction);
    }
    for (const signature of type.getCallSignatures()) visitCall(signature, direction);
    if (!symbol || !isOwn(symbol)) return;
    for (const property of type.getProperties()) visit(checker.getTypeOfSymbol(property), direction);
  };

  for (const symbol of symbols) {
    if (symbol.flags & ts.SymbolFlags.Value) visit(checker.getTypeOfSymbol(symbol), 'out');
  }
  return new Set([...reached.in].filter((symbol) => !reached.out.has(symbol)));
}
