import ts from 'typescript';
import type { ApiMember } from '../../lib/api-reference/api-reference';

const FORMAT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.WriteArrowStyleSignature;

/** Properties of a type; of a union, those of all its parts, each once. */
function propertiesOf(type: ts.Type): ts.Symbol[] {
  const parts = type.isUnion() ? type.types : [type];
  const byName = new Map<string, ts.Symbol>();
  for (const property of parts.flatMap((part) => part.getProperties())) {
    if (!byName.has(property.name)) byName.set(property.name, property);
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

/** The members of an interface, in the order of its source. */
export function readMembers(type: ts.Type, at: ts.Node, checker: ts.TypeChecker): ApiMember[] {
  if (type.getFlags() & ts.TypeFlags.StringLike) return [];
  return propertiesOf(type)
    .filter(isOwn)
    .map((property) => ({
      name: property.name,
      type: writtenType(property, at, checker),
      required: !(property.flags & ts.SymbolFlags.Optional),
      description: ts
        .displayPartsToString(property.getDocumentationComment(checker))
        .replaceAll(/\s*\n\s*/g, ' '),
    }))
    .filter(({ name }) => !name.startsWith('~'));
}
