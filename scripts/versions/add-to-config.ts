import ts from 'typescript';

type Node = ts.Expression;

/** A value without what only the type checker reads. */
function bare(node: Node): Node {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;
}

/** The value that a module exports by default, as far as it is written in the module itself. */
function defaultExport(module: ts.SourceFile): Node | undefined {
  const exported = module.statements.find(ts.isExportAssignment);
  if (!exported) return undefined;
  const value = bare(exported.expression);
  if (!ts.isIdentifier(value)) return value;
  const declarations = module.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations);
  const found = declarations.find(({ name }) => ts.isIdentifier(name) && name.text === value.text);
  return found?.initializer && bare(found.initializer);
}

function propertyOf(node: Node | undefined, name: string): Node | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const found = node.properties.find(
    (property): property is ts.PropertyAssignment =>
      ts.isPropertyAssignment(property) &&
      (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)) &&
      property.name.text === name,
  );
  return found && bare(found.initializer);
}

const isNamed = (node: Node, name: string) => {
  const value = propertyOf(node, 'name');
  return value !== undefined && ts.isStringLiteral(value) && value.text === name;
};

/**
 * Returns a configuration with one more version of the docs, after the version that it is cut from; undefined when the
 * list of versions is not written in the file in a way that can be changed safely.
 * @param entry the new version as it is written in code.
 */
export function addVersionToConfig(source: string, after: string, entry: string): string | undefined {
  const module = ts.createSourceFile('site.config.ts', source, ts.ScriptTarget.Latest, true);
  const docs = propertyOf(defaultExport(module), 'docs');
  const versions = propertyOf(docs, 'versions');
  if (!versions || !ts.isArrayLiteralExpression(versions)) return undefined;
  const origin = versions.elements.find((element) => isNamed(bare(element), after));
  if (!origin) return undefined;
  return `${source.slice(0, origin.end)}, ${entry}${source.slice(origin.end)}`;
}
