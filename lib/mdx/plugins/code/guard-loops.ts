import { parse, type Node } from 'acorn';
import { simple } from 'acorn-walk';
import { transform } from 'sucrase';

/** Name by which a sample's loops know their guard. */
export const guardName = '__guardLoop';

interface Insertion {
  readonly at: number;
  readonly text: string;
}

interface LoopNode extends Node {
  readonly body: Node;
}

/** The insertions that make `body` begin with a call of the guard. */
function insertionsFor({ body }: LoopNode): Insertion[] {
  if (body.type === 'BlockStatement') return [{ at: body.start + 1, text: `${guardName}();` }];
  return [
    { at: body.start, text: `{${guardName}();` },
    { at: body.end, text: '}' },
  ];
}

function findLoops(code: string) {
  const insertions: Insertion[] = [];
  const addLoop = (node: Node) => {
    insertions.push(...insertionsFor(node as LoopNode));
  };
  simple(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), {
    ForStatement: addLoop,
    ForInStatement: addLoop,
    ForOfStatement: addLoop,
    WhileStatement: addLoop,
    DoWhileStatement: addLoop,
  });
  return insertions;
}

/** Wraps a sample in brackets without moving its lines; after a comment at its end, the bracket needs a line of its own. */
const asExpression = (code: string) =>
  `(${code
    .trimEnd()
    .replace(/;$/, '')
    .replace(/\/\/.*$/, '$&\n')})`;

/**
 * Turns a sample into plain JavaScript, line by line, whose loops call `__guardLoop` on every turn.
 * @throws the first error of the code, with its place
 */
export function guardLoops(code: string, noInline: boolean): string {
  const source = noInline ? code : asExpression(code);
  const { code: script } = transform(source, {
    transforms: ['jsx', 'typescript'],
    production: true,
    disableESTransforms: true,
  });
  return findLoops(script)
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), script);
}
