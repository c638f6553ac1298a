import type { Expression, Node, Program } from 'estree-jsx';
import { visit as visitCode } from 'estree-util-visit';
import type { Edit } from '../edits';
import type { ImportedName } from './read-imports';

/** Offsets in the text of the page, which the parser of MDX gives to code. */
const rangeOf = (node: Node) => node as unknown as { readonly start: number; readonly end: number };

/** `require('./a.png')`, `useBaseUrl('/img/a.png')`: the call's name and its path. */
function callOf(node: Node): { readonly name: string; readonly path: string } | undefined {
  if (
    node.type === 'MemberExpression' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'default'
  )
    return callOf(node.object);
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
  const [argument] = node.arguments;
  return argument?.type === 'Literal' && typeof argument.value === 'string'
    ? { name: node.callee.name, path: argument.value }
    : undefined;
}

export interface UsesContext {
  readonly names: ReadonlyMap<string, ImportedName>;
  /** The address of a file that code names by its path; undefined for one that is not there. */
  readonly addressOf: (written: string) => string | undefined;
}

/** What a part of an expression is the address of. */
function addressIn(node: Node, { names, addressOf }: UsesContext): string | undefined {
  if (node.type === 'Identifier') {
    const name = names.get(node.name);
    return name?.fate === 'address' ? name.address : undefined;
  }
  const call = callOf(node);
  if (call?.name === 'require') return addressOf(call.path);
  if (call?.name === 'useBaseUrl' && !/^\w+:/.test(call.path)) return `/${call.path.replace(/^\//, '')}`;
  return undefined;
}

/** The expression that a program is. */
export const expressionOf = ({ body: [only, ...others] }: Program): Expression | undefined =>
  only?.type === 'ExpressionStatement' && others.length === 0 ? only.expression : undefined;

/** The address that a whole expression is. */
export function wholeAddress(program: Program | null | undefined, context: UsesContext): string | undefined {
  const expression = program && expressionOf(program);
  return expression ? addressIn(expression, context) : undefined;
}

/** The addresses within an expression as texts. */
export function convertAddresses(program: Program, context: UsesContext): Edit[] {
  const edits: Edit[] = [];
  visitCode(program, (node, key, _index, ancestors) => {
    const address = key === 'property' || key === 'key' ? undefined : addressIn(node, context);
    if (address === undefined) return;
    const parent = ancestors.at(-1);
    const name =
      parent?.type === 'Property' && parent.shorthand && node.type === 'Identifier' ? `${node.name}: ` : '';
    const { start, end } = rangeOf(node);
    edits.push({ start, end, text: name + JSON.stringify(address) });
  });
  return edits;
}

/** Whether an expression needs a name that is not brought along. */
export function needsGone(program: Program, { names }: UsesContext): boolean {
  let isNeeded = false;
  visitCode(program, (node, key) => {
    if (node.type !== 'Identifier' || key === 'property' || key === 'key') return;
    const fate = names.get(node.name)?.fate;
    isNeeded ||= fate === 'gone' || fate === 'code';
  });
  return isNeeded;
}
