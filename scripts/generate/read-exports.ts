import path from 'node:path';
import ts from 'typescript';
import type { ApiExport, ApiMember } from '../../lib/config/toolkit';
import * as reference from '../../packages/eidos/src/reference';

/** The public entries of the toolkit and the source each begins at. */
const ENTRIES = {
  eidos: 'packages/eidos/src/index.ts',
  'eidos/react': 'packages/eidos/src/react.ts',
  'eidos/style': 'packages/eidos/src/style.ts',
  'eidos/reference': 'packages/eidos/src/reference.ts',
};

function createProgram(): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  return ts.createProgram(Object.values(ENTRIES), { ...options, noEmit: true, plugins: undefined });
}

/** The symbol itself, behind the re-export that names it. */
function resolveAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function kindOf(name: string, symbol: ts.Symbol, isCallable: boolean): ApiExport['kind'] {
  if (!(symbol.flags & ts.SymbolFlags.Value)) return 'type';
  if (symbol.flags & ts.SymbolFlags.Class) return 'class';
  // A context can be called as a component and is documented as what it is.
  if (!isCallable || name.endsWith('Context')) return 'constant';
  if (/^use[A-Z]/.test(name)) return 'hook';
  return /^[A-Z]/.test(name) ? 'component' : 'function';
}

const FORMAT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.WriteArrowStyleSignature;

function readExport(name: string, entry: string, symbol: ts.Symbol, checker: ts.TypeChecker): ApiExport {
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
    ...(signature && {
      signature: checker
        .signatureToString(signature, declaration, FORMAT)
        .replaceAll(/import\("[^"]*"\)\./g, ''),
    }),
    members: hasMembers ? readMembers(holder, declaration, checker) : readRecord(name),
  };
}

/** Reads every export of the toolkit from its source, sorted by name. */
export function readExports(): ApiExport[] {
  const program = createProgram();
  const checker = program.getTypeChecker();
  const found = Object.entries(ENTRIES).flatMap(([entry, file]) => {
    const source = program.getSourceFile(path.resolve(file));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`The toolkit's entry ${file} exports nothing.`);
    return checker
      .getExportsOfModule(module)
      .map((symbol) => readExport(symbol.name, entry, resolveAlias(symbol, checker), checker));
  });
  return found.sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
}

/** The toolkit's tables that a page shows: what a keyword becomes, what a problem means. */
const RECORDS = ['keywordTable', 'hintTable', 'problemCodes', 'legacyKeywords'] as const;

type RecordEntry = string | { readonly severity: string; readonly meaning: string; readonly fix: string };

function describe(entry: RecordEntry): string {
  if (typeof entry === 'string') return entry;
  return `${entry.severity === 'warning' ? 'Warning. ' : ''}${entry.meaning} ${entry.fix}`;
}

/** The entries of a table that the toolkit exports as a constant; none for any other name. */
export function readRecord(name: string): ApiMember[] {
  const known = RECORDS.find((record) => record === name);
  if (!known) return [];
  return Object.entries(reference[known] as Readonly<Record<string, RecordEntry>>).map(([key, entry]) => ({
    name: key,
    required: false,
    description: describe(entry),
  }));
}

/** The properties of one name in the parts of a union; of any other type, each alone. */
function propertiesOf(parts: readonly ts.Type[]): ts.Symbol[][] {
  const byName = new Map<string, ts.Symbol[]>();
  for (const property of parts.flatMap((part) => part.getProperties())) {
    byName.set(property.name, [...(byName.get(property.name) ?? []), property]);
  }
  return [...byName.values()];
}

/** Whether a member is the toolkit's own, rather than what every array or error has. */
function isOwn(property: ts.Symbol): boolean {
  const file = property.declarations?.[0]?.getSourceFile().fileName;
  return file !== undefined && !file.includes('node_modules');
}

/** A type as its author wrote it, which says more than what the compiler resolves it to. */
function writtenType(property: ts.Symbol, at: ts.Node, checker: ts.TypeChecker): string {
  const declaration = property.declarations?.[0];
  if (
    declaration &&
    (ts.isPropertySignature(declaration) || ts.isParameter(declaration)) &&
    declaration.type
  ) {
    return declaration.type.getText().replaceAll(/\s+/g, ' ');
  }
  return checker.typeToString(checker.getTypeOfSymbolAtLocation(property, at), at, FORMAT);
}

/** What a property is in any part of a union; a part that forbids it is ignored. */
function joinTypes(properties: readonly ts.Symbol[], at: ts.Node, checker: ts.TypeChecker): string {
  const types = new Set(properties.map((property) => writtenType(property, at, checker)));
  return [...types].filter((type) => type !== 'undefined' || types.size === 1).join(' | ');
}

/** What the tag `@default` of a property says, which is shown beside its description. */
function defaultOf(properties: readonly ts.Symbol[], checker: ts.TypeChecker): string | undefined {
  const tags = properties.flatMap((property) => property.getJsDocTags(checker));
  const text = ts.displayPartsToString(tags.find(({ name }) => name === 'default')?.text);
  return text === '' ? undefined : text.replaceAll(/\s*\n\s*/g, ' ');
}

/** The members of an interface or of a union of several, in the order of the source. */
export function readMembers(type: ts.Type, at: ts.Node, checker: ts.TypeChecker): ApiMember[] {
  if (type.getFlags() & ts.TypeFlags.StringLike) return [];
  const parts = type.isUnion() ? type.types : [type];
  return propertiesOf(parts)
    .filter(([first]) => first && isOwn(first) && !first.name.startsWith('~'))
    .map((properties) => {
      const fallback = defaultOf(properties, checker);
      return {
        name: properties[0]?.name ?? '',
        type: joinTypes(properties, at, checker),
        required:
          properties.length === parts.length &&
          properties.every((property) => !(property.flags & ts.SymbolFlags.Optional)),
        ...(fallback !== undefined && { default: fallback }),
        description:
          properties
            .map((property) => ts.displayPartsToString(property.getDocumentationComment(checker)))
            .find(Boolean)
            ?.replaceAll(/\s*\n\s*/g, ' ') ?? '',
      };
    });
}
