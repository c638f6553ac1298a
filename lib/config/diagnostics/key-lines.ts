import { parse, type AnyNode, type Expression, type Program } from 'acorn';
import { transform } from 'sucrase';

type Path = readonly PropertyKey[];

/** The module without its types; sucrase keeps every token on its line. */
function parseModule(source: string): Program | undefined {
  try {
    const { code } = transform(source, { transforms: ['typescript'], disableESTransforms: true });
    return parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  } catch {
    return undefined;
  }
}

/** The values of the constants at the top of a module, by name. */
function constantsOf(program: Program): ReadonlyMap<string, Expression> {
  const constants = new Map<string, Expression>();
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations)
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
  }
  return constants;
}

/** A name is resolved to its constant, and a call such as `defineConfig({ … })` for its argument. */
function valueOf(node: AnyNode, constants: ReadonlyMap<string, Expression>, depth = 0): AnyNode {
  if (depth > 10) return node;
  if (node.type === 'ParenthesizedExpression') return valueOf(node.expression, constants, depth + 1);
  if (node.type === 'CallExpression' && node.arguments[0])
    return valueOf(node.arguments[0], constants, depth + 1);
  const constant = node.type === 'Identifier' ? constants.get(node.name) : undefined;
  return constant ? valueOf(constant, constants, depth + 1) : node;
}

interface Found {
  /** What holds the line: the whole property, or the element of a list. */
  readonly place: AnyNode;
  readonly value: AnyNode;
}

function stepInto(
  node: AnyNode,
  key: PropertyKey,
  constants: ReadonlyMap<string, Expression>,
): Found | undefined {
  if (node.type === 'ArrayExpression') {
    const element = node.elements[Number(key)];
    return element ? { place: element, value: element } : undefined;
  }
  if (node.type !== 'ObjectExpression') return undefined;
  // The last one wins, as it does when the module runs.
  for (const property of [...node.properties].reverse()) {
    if (property.type === 'SpreadElement') {
      const spread = stepInto(valueOf(property.argument, constants), key, constants);
      if (spread) return spread;
      continue;
    }
    const { key: name } = property;
    const written = name.type === 'Identifier' ? name.name : name.type === 'Literal' ? name.value : undefined;
    if (!property.computed && String(written) === String(key))
      return { place: property, value: property.value };
  }
  return undefined;
}

/** The default export of a module, and the constants that it may name. */
function readDefaultExport(source: string) {
  const program = parseModule(source);
  return {
    constants: program ? constantsOf(program) : new Map<string, Expression>(),
    exported: program?.body.find((statement) => statement.type === 'ExportDefaultDeclaration'),
  };
}

/**
 * Finds the line of a value in the source of a module, by its path in the default export. The line of the nearest value
 * that holds it is used for a value that is not written; undefined for a module that does not parse or exports no default.
 */
export function keyLines(source: string): (path: Path) => number | undefined {
  let module: ReturnType<typeof readDefaultExport> | undefined;
  return (path) => {
    // Parsed when a line is needed, because most modules have no error.
    const { exported, constants } = (module ??= readDefaultExport(source));
    if (!exported) return undefined;
    let value = valueOf(exported.declaration, constants);
    let line = value.loc?.start.line;
    for (const key of path) {
      const found = stepInto(value, key, constants);
      if (!found) break;
      line = found.place.loc?.start.line;
      value = valueOf(found.value, constants);
    }
    return line;
  };
}
