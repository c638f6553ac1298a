import { type AnyNode, parse } from 'acorn';
import { readFileSync } from 'node:fs';
import { transform } from 'sucrase';
import { type Diagnostic, displayPath } from './diagnostic';
import type { ValueDiagnostic } from './explain-schema';

type Node = AnyNode | null | undefined;

/** The node below an object or a list that a step of a path names. */
function childOf(node: Node, step: PropertyKey): Node {
  if (node?.type === 'ArrayExpression') return node.elements[Number(step)];
  if (node?.type !== 'ObjectExpression') return undefined;
  return node.properties.find((property) => {
    const key = property.type === 'Property' ? property.key : undefined;
    return (
      (key?.type === 'Identifier' && key.name === step) || (key?.type === 'Literal' && key.value === step)
    );
  });
}

/**
 * The line on which a TypeScript module writes the value at a path, in its default export and the constants that this
 * names, or what is around one that is missing; undefined where it has no part of the path.
 */
function lineAt(file: string, path: readonly PropertyKey[]): number | undefined {
  if (path.length === 0 || !file.endsWith('.ts')) return undefined;
  // Without its types, each line is where it was.
  const { code } = transform(readFileSync(file, 'utf8'), { transforms: ['typescript'] });
  const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  const declarators = body.flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []));
  const valueOf = (node: Node): Node => {
    if (node?.type === 'Property') return valueOf(node.value);
    if (node?.type !== 'Identifier') return node;
    return declarators.find(({ id }) => id.type === 'Identifier' && id.name === node.name)?.init;
  };
  let at: Node = body.find((node) => node.type === 'ExportDefaultDeclaration')?.declaration;
  let line: number | undefined;
  for (const step of path) {
    at = childOf(valueOf(at), step);
    line = at?.loc?.start.line ?? line;
  }
  return line;
}

/**
 * A problem with a value in the default export of a TypeScript module, with its line.
 * @param path of the value whose line is meant, where the key does not say it
 */
export function diagnosticAtKey(
  file: string,
  { key, message, fix }: Omit<ValueDiagnostic, 'path'>,
  path: readonly PropertyKey[] = key.match(/[^.[\]]+/g) ?? [],
): Diagnostic {
  const line = lineAt(file, path);
  if (path.length === 0) return { file: displayPath(file), message: `The default export ${message}`, fix };
  return { file: displayPath(file), line, message: key ? `${key}: ${message}` : message, fix };
}
