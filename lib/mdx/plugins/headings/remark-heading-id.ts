import type { Heading, PhrasingContent, Root } from 'mdast';
import type { CompileContext, Extension as FromMarkdownExtension, Token } from 'mdast-util-from-markdown';
import type {} from 'mdast-util-mdx-expression';
import type {} from 'mdast-util-to-hast';
import type { Code, Construct, Extension, State, Tokenizer } from 'micromark-util-types';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    headingId: 'headingId';
  }
}

/** `{#custom-id}` in running text; `value` is the bare id. */
interface HeadingId {
  type: 'headingId';
  value: string;
}

const openBrace = 123;
const closeBrace = 125;
const hash = 35;

function isIdCharacter(code: Code): boolean {
  // Half of a pair of surrogates is a letter too: the parser reads UTF-16 unit by unit.
  return code !== null && code > 0 && /[^\s{}<>"'`#]/.test(String.fromCharCode(code));
}

const tokenize: Tokenizer = (effects, ok, nok) => {
  const open: State = (code) => {
    effects.enter('headingId');
    effects.consume(code);
    return mark;
  };
  const mark: State = (code) => {
    if (code !== hash) return nok(code);
    effects.consume(code);
    return first;
  };
  const first: State = (code) => (isIdCharacter(code) ? rest(code) : nok(code));
  const rest: State = (code) => {
    if (isIdCharacter(code)) {
      effects.consume(code);
      return rest;
    }
    if (code !== closeBrace) return nok(code);
    effects.consume(code);
    effects.exit('headingId');
    return ok;
  };
  return open;
};

const construct: Construct = { name: 'headingId', tokenize };
const syntax: Extension = { text: { [openBrace]: construct } };

const tree: FromMarkdownExtension = {
  enter: {
    headingId(this: CompileContext, token: Token) {
      const node: HeadingId = { type: 'headingId', value: this.sliceSerialize(token).slice(2, -1) };
      this.enter(node as unknown as PhrasingContent, token);
    },
  },
  exit: {
    headingId(this: CompileContext, token: Token) {
      this.exit(token);
    },
  },
};

/** Moves an id at the end of a heading into its properties, which the HTML takes over. */
function takeId(heading: Heading): void {
  const last = heading.children.at(-1) as PhrasingContent | HeadingId | undefined;
  if (last?.type !== 'headingId') return;
  heading.children.pop();
  const before = heading.children.at(-1);
  if (before?.type === 'text') before.value = before.value.trimEnd();
  heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id: last.value } };
}

/**
 * Reads `## Heading {#custom-id}`, which MDX alone would take for a JavaScript expression. Anywhere else the words stay as
 * they are written.
 */
export function remarkHeadingId(this: Processor) {
  const data = this.data() as {
    micromarkExtensions?: Extension[];
    fromMarkdownExtensions?: FromMarkdownExtension[];
  };
  (data.micromarkExtensions ??= []).push(syntax);
  (data.fromMarkdownExtensions ??= []).push(tree);

  return (root: Root): void => {
    visit(root, 'heading', takeId);
    visit(root, (node) => {
      if ((node as { type: string }).type !== 'headingId') return;
      Object.assign(node, { type: 'text', value: `{#${(node as unknown as HeadingId).value}}` });
    });
  };
}
