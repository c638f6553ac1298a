import type { Identifier, Node } from 'estree-jsx';
import { createVisitors, type Scope } from 'estree-util-scope';
import { visit } from 'estree-util-visit';
import type { TextDiagnostic } from '../../../diagnostics/diagnostic';
import type { Expression } from './expressions';

/** What an expression knows without declaring it: values of the language, none of the machine that builds the site. */
const knownNames = new Set(
  (
    'undefined NaN Infinity Array BigInt Boolean Date Error Intl JSON Map Math Number Object RangeError RegExp Set ' +
    'String Symbol SyntaxError TypeError URL URLSearchParams decodeURI decodeURIComponent encodeURI ' +
    'encodeURIComponent isFinite isNaN parseFloat parseInt props'
  ).split(' '),
);

/** Members that lead from any value to the constructor of functions, which sees everything. */
const refusedMembers = new Set(['constructor', 'prototype', '__proto__']);

/** Code on a page, as messages name it. */
type Subject = 'An expression' | 'A statement';

const fixes: Readonly<Record<Subject, string>> = {
  'An expression': 'Write the value itself, or "\\{" where a brace is meant.',
  'A statement': 'Write the value itself, or move the code into a file beside the page and import it.',
};

/** Whether an identifier is the name of a member or of a label, and so refers to no variable. */
function isNameOnly(key: string | undefined, parent: Node | undefined): boolean {
  if (!parent) return false;
  if (parent.type === 'MemberExpression') return key === 'property' && !parent.computed;
  if (['Property', 'PropertyDefinition', 'MethodDefinition'].includes(parent.type))
    return key === 'key' && 'computed' in parent && !parent.computed;
  return key === 'label' || parent.type === 'MetaProperty';
}

function memberName(node: Node): string | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  const { property, computed } = node;
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' ? String(property.value) : undefined;
}

/** What a single node does that no expression may do; undefined when there is nothing to say against it. */
function refusal(node: Node, subject: Subject): string | undefined {
  if (node.type === 'AwaitExpression') return `${subject} cannot wait: "await" is not allowed.`;
  if ('async' in node && node.async) return `${subject} cannot hold an async function.`;
  if (node.type === 'ImportExpression') return `${subject} cannot import anything with "import()".`;
  if (node.type === 'MetaProperty') return `${subject} has no "${node.meta.name}.${node.property.name}".`;
  const member = memberName(node);
  if (member !== undefined && refusedMembers.has(member)) return `${subject} cannot use "${member}".`;
  return undefined;
}

interface Reference {
  readonly identifier: Identifier;
  /** The scopes around it, which may still learn names that are declared further down. */
  readonly scopes: readonly Scope[];
}

function unknownNames(
  references: readonly Reference[],
  declared: readonly string[],
  subject: Subject,
): TextDiagnostic[] {
  return references
    .filter(({ identifier: { name } }) => !knownNames.has(name) && !declared.includes(name))
    .filter(({ identifier: { name }, scopes }) => !scopes.some(({ defined }) => defined.includes(name)))
    .map(({ identifier: { name, loc } }) => ({
      line: loc?.start.line,
      message: `${subject === 'A statement' ? subject : 'An expression in braces'} names "${name}", which no page knows.`,
      fix: `Code of a page runs when the site is built and sees what the page imports and exports, and values of JavaScript itself, such as Math, JSON and Intl. ${fixes[subject]}`,
    }));
}

/**
 * Everything that code on a page may not do, found without running it.
 * @param declared names that the page imports or exports.
 */
export function checkExpression(
  { program, line }: Pick<Expression, 'program' | 'line'>,
  declared: readonly string[],
  subject: Subject = 'An expression',
): TextDiagnostic[] {
  const diagnostics: TextDiagnostic[] = [];
  const references: Reference[] = [];
  const visitors = createVisitors();
  const { scopes } = visitors;
  visit(program, {
    enter(node, key, _index, ancestors) {
      visitors.enter(node);
      // The name of a class expression is known inside it; estree-util-scope knows of declarations only.
      if (node.type === 'ClassExpression' && node.id) scopes.at(-1)?.defined.push(node.id.name);
      const message = refusal(node, subject);
      if (message) diagnostics.push({ line: node.loc?.start.line ?? line, message, fix: fixes[subject] });
      if (node.type === 'Identifier' && !isNameOnly(key, ancestors.at(-1)))
        references.push({ identifier: node, scopes: [...scopes] });
    },
    leave: (node) => visitors.exit(node),
  });
  return [...diagnostics, ...unknownNames(references, declared, subject)];
}
