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

/** One expression, as react-live takes it: it puts the code behind a `return`. */
const asExpression = (code: string) => `(${code.trim().replace(/;$/, '')})`;

/**
 * Turns a sample into plain JavaScript whose loops call `__guardLoop` on every turn.
 * Code that does not parse is returned unchanged: react-live then reports what is wrong with it.
 */
export function guardLoops(code: string, noInline: boolean): string {
  try {
    const source = noInline ? code : asExpression(code);
    const script = transform(source, { transforms: ['jsx', 'typescript'], production: true }).code;
    return findLoops(script)
      .sort((one, other) => other.at - one.at)
      .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), script);
  } catch {
    return code;
  }
}
