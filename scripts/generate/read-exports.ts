import path from 'node:path';
import ts from 'typescript';
import type { ApiExport } from '../../lib/config/toolkit';
import toolkit from '../../packages/eidos/package.json';
import { isOwn, readMembers } from './read-members';
import { readSignatures, readTags } from './read-signatures';

/** The public entries of the toolkit and the source each begins at. */
const ENTRIES = Object.fromEntries(
  Object.entries(toolkit.exports).flatMap(([name, entry]) =>
    typeof entry === 'string'
      ? []
      : [[path.join('eidos', name), `packages/eidos/src/${path.basename(entry.default, '.js')}.ts`]],
  ),
);

function createProgram(): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  return ts.createProgram(Object.values(ENTRIES), { ...options, noEmit: true, plugins: undefined });
}

function kindOf(name: string, symbol: ts.Symbol, isCallable: boolean): ApiExport['kind'] {
  if (!(symbol.flags & ts.SymbolFlags.Value)) return 'type';
  if (symbol.flags & ts.SymbolFlags.Class) return 'class';
  // A context can be called as a component and is documented as what it is.
  if (!isCallable || name.endsWith('Context')) return 'constant';
  if (/^use[A-Z]/.test(name)) return 'hook';
  return /^[A-Z]/.test(name) ? 'component' : 'function';
}

function readExport(
  name: string,
  entry: string,
  symbol: ts.Symbol,
  inputs: ReadonlySet<ts.Symbol>,
  checker: ts.TypeChecker,
): ApiExport {
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  if (!declaration) throw new Error(`The export \`${name}\` of ${entry} has no declaration.`);
  const isValue = Boolean(symbol.flags & ts.SymbolFlags.Value);
  const isClass = Boolean(symbol.flags & ts.SymbolFlags.Class);
  const type =
    isValue && !isClass
      ? checker.getTypeOfSymbolAtLocation(symbol, declaration)
      : checker.getDeclaredTypeOfSymbol(symbol);
  const [signature] = isValue ? type.getCallSignatures() : [];
  const kind = kindOf(name, symbol, signature !== undefined);
  const props = kind === 'component' ? signature?.parameters[0] : undefined;
  const holder = props ? checker.getTypeOfSymbolAtLocation(props, declaration) : type;
  const file = declaration.getSourceFile();
  const signatures = readSignatures(name, kind, type, declaration, checker);
  const hasMembers = kind === 'component' || kind === 'type' || kind === 'class';
  return {
    name,
    entry,
    kind,
    source: path.relative('', file.fileName).split(path.sep).join('/'),
    line: file.getLineAndCharacterOfPosition(declaration.getStart()).line + 1,
    description: ts
      .displayPartsToString(symbol.getDocumentationComment(checker))
      .replaceAll(/\s*\n\s*/g, ' '),
    ...(signatures.length > 0 && { signatures }),
    ...readTags(symbol, checker),
    ...((kind === 'component' || inputs.has(symbol)) && { isInput: true }),
    members: hasMembers ? readMembers(holder, declaration, checker) : [],
  };
}

type Direction = 'in' | 'out';

const opposite = (direction: Direction): Direction => (direction === 'in' ? 'out' : 'in');

/**
 * The types that a reader's code passes to the toolkit and never gets from it: reached from parameters, and not from
 * what is returned. What a function takes, a callback receives, so its parameters go the other way.
 */
function findInputs(symbols: readonly ts.Symbol[], checker: ts.TypeChecker): ReadonlySet<ts.Symbol> {
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
      // The types inside arrays and promises.
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

/** Reads every export of the toolkit from its source, sorted by name. */
export function readExports(): ApiExport[] {
  const program = createProgram();
  const checker = program.getTypeChecker();
  const symbols = Object.entries(ENTRIES).flatMap(([entry, file]) => {
    const source = program.getSourceFile(path.resolve(file));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`The toolkit's entry ${file} exports nothing.`);
    return checker.getExportsOfModule(module).map((symbol) => {
      const isAlias = symbol.flags & ts.SymbolFlags.Alias;
      return { name: symbol.name, entry, symbol: isAlias ? checker.getAliasedSymbol(symbol) : symbol };
    });
  });
  const inputs = findInputs(
    symbols.map(({ symbol }) => symbol),
    checker,
  );
  const found = symbols.map(({ name, entry, symbol }) => readExport(name, entry, symbol, inputs, checker));
  return found.sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
}
