import ts from 'typescript';
import { groupBy } from '../../lib/config/diagnostics/group-by';
import type { ApiMember } from '../../lib/config/toolkit';

/** Types in full, as a reader would write them. */
export const FORMAT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.WriteArrowStyleSignature;

/** Whether the toolkit declares something itself; what every array or error has, it does not. */
export function isOwn(symbol: ts.Symbol): boolean {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  return file !== undefined && !file.includes('node_modules');
}

/** The property that a type such as `ControllerOptions<Data>['data']` refers to, whose own type says more. */
function indexedProperty(type: ts.TypeNode, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (!ts.isIndexedAccessTypeNode(type)) return undefined;
  const { objectType, indexType } = type;
  if (!ts.isLiteralTypeNode(indexType) || !ts.isStringLiteral(indexType.literal)) return undefined;
  return checker.getTypeFromTypeNode(objectType).getProperty(indexType.literal.text);
}

/** A type as its author wrote it, which says more than what the compiler resolves it to. */
export function writtenType(property: ts.Symbol, at: ts.Node, checker: ts.TypeChecker): string {
  const declaration = property.declarations?.[0];
  if (
    declaration &&
    (ts.isPropertySignature(declaration) || ts.isParameter(declaration)) &&
    declaration.type
  ) {
    const shown = indexedProperty(declaration.type, checker);
    // A union that is broken into lines begins each of them with a bar.
    const text = declaration.type
      .getText()
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/([:(<=] )\| /g, '$1');
    return shown ? writtenType(shown, at, checker) : text;
  }
  return checker.typeToString(checker.getTypeOfSymbolAtLocation(property, at), at, FORMAT);
}

/** The type of a property in any part of a union; a part that forbids it is ignored. */
function joinTypes(properties: readonly ts.Symbol[], at: ts.Node, checker: ts.TypeChecker): string {
  const types = new Set(properties.map((property) => writtenType(property, at, checker)));
  return [...types].filter((type) => type !== 'undefined' || types.size === 1).join(' | ');
}

/** The tag `@default` of a property, which is shown next to its description. */
function defaultOf(properties: readonly ts.Symbol[], checker: ts.TypeChecker): string | undefined {
  const tags = properties.flatMap((property) => property.getJsDocTags(checker));
  const text = ts.displayPartsToString(tags.find(({ name }) => name === 'default')?.text);
  return text === '' ? undefined : text.replaceAll(/\s*\n\s*/g, ' ');
}

/** The members of an interface or of a union, in the order of the source, without marks that only the toolkit reads. */
export function readMembers(type: ts.Type, at: ts.Node, checker: ts.TypeChecker): ApiMember[] {
  if (type.getFlags() & ts.TypeFlags.StringLike) return [];
  const parts = type.isUnion() ? type.types : [type];
  // The properties of one name in the parts of a union; of any other type, each alone.
  const properties = groupBy(
    parts.flatMap((part) => part.getProperties()),
    ({ name }) => name,
  );
  return [...properties.values()]
    .filter(([first]) => first && isOwn(first) && !/^~|^eidos:/.test(first.name))
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
