import { readFileSync } from 'node:fs';
import { parse, type AnyNode, type CallExpression, type Program } from 'acorn';
import { full } from 'acorn-walk';
import { transform } from 'sucrase';

/** A value that a configuration writes out; parts that have to be run are left out. */
export type Written =
  string | number | boolean | null | readonly Written[] | { readonly [name: string]: Written };

/** Names of constants of the module, by which its parts refer to each other. */
type Constants = ReadonlyMap<string, AnyNode>;

/** Whether a call is what JSX compiles to. */
const isElement = ({ callee }: CallExpression): boolean =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'Identifier' &&
  callee.object.name === 'React' &&
  callee.property.type === 'Identifier' &&
  callee.property.name === 'createElement';

/** The words of an element from its children; undefined for one without any. */
function textOf(children: readonly (Written | undefined)[]): string | undefined {
  const words = children.filter((child) => typeof child === 'string' || typeof child === 'number');
  return words.join('').trim() || undefined;
}

function valueOf(node: AnyNode | null | undefined, constants: Constants, depth = 0): Written | undefined {
  if (!node || depth > 40) return undefined;
  const within = (inner: AnyNode | null | undefined) => valueOf(inner, constants, depth + 1);
  if (node.type === 'Literal')
    return typeof node.value === 'string' || typeof node.value === 'number' || typeof node.value === 'boolean'
      ? node.value
      : node.value === null
        ? null
        : undefined;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis.map(({ value }) => value.cooked ?? '').join('');
  if (node.type === 'Identifier') return within(constants.get(node.name));
  if (node.type === 'ArrayExpression')
    return node.elements.flatMap((element): Written[] => {
      if (element?.type === 'SpreadElement') {
        const spread = within(element.argument);
        return Array.isArray(spread) ? (spread as Written[]) : [];
      }
      const value = within(element);
      return value === undefined ? [] : [value];
    });
  if (node.type === 'ParenthesizedExpression') return within(node.expression);
  // `defineConfig({ … })` and functions that return what they build.
  if (node.type === 'CallExpression') {
    if (isElement(node)) return textOf(node.arguments.slice(2).map(within));
    const callee = node.callee.type === 'Identifier' ? constants.get(node.callee.name) : undefined;
    return callee ? within(callee) : within(node.arguments[0]);
  }
  if (
    node.type === 'FunctionDeclaration' ||
    node.type === 'FunctionExpression' ||
    node.type === 'ArrowFunctionExpression'
  ) {
    if (node.body.type !== 'BlockStatement') return within(node.body);
    const returned = node.body.body.find((statement) => statement.type === 'ReturnStatement');
    return within(returned?.argument);
  }
  if (node.type !== 'ObjectExpression') return undefined;
  const entries = node.properties.flatMap((property): [string, Written][] => {
    if (property.type !== 'Property' || property.computed) return [];
    const { key } = property;
    const name =
      key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
    const value = within(property.value);
    return name === undefined || value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

interface Module {
  readonly program: Program;
  readonly constants: Constants;
}

function parseModule(file: string): Module {
  const source = readFileSync(file, 'utf8');
  const { code } = transform(source, { transforms: ['typescript', 'jsx'], disableESTransforms: true });
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const constants = new Map<string, AnyNode>();
  full(program, (node) => {
    const each = node;
    if (each.type === 'VariableDeclarator' && each.id.type === 'Identifier' && each.init)
      constants.set(each.id.name, each.init);
    if (each.type === 'FunctionDeclaration' && each.id) constants.set(each.id.name, each);
  });
  return { program, constants };
}

/**
 * Reads the values of a property wherever a configuration has it, without running the configuration.
 * @throws {SyntaxError} when the module does not parse.
 */
export function readProperty(file: string, property: string): Written[] {
  const { program, constants } = parseModule(file);
  const found: AnyNode[] = [];
  full(program, (node) => {
    const each = node;
    if (each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === property)
      found.push(each.value);
  });
  return found.flatMap((node) => {
    const value = valueOf(node, constants);
    return value === undefined ? [] : [value];
  });
}

/**
 * Reads the default export of a module, without running it.
 * @throws {SyntaxError} when the module does not parse.
 */
export function readDefaultExport(file: string): Written | undefined {
  if (file.endsWith('.json')) return JSON.parse(readFileSync(file, 'utf8')) as Written;
  const { program, constants } = parseModule(file);
  for (const statement of program.body)
    if (statement.type === 'ExportDefaultDeclaration') return valueOf(statement.declaration, constants);
  return undefined;
}
