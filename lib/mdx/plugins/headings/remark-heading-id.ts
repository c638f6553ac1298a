import type { Heading, Root } from 'mdast';
import type {} from 'mdast-util-to-hast';
import type { Extension, Tokenizer } from 'micromark-util-types';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';

const openBrace = 123;
const hash = 35;

/** Reads the brace of `{#` as text, which MDX alone would take for the start of a JavaScript expression. */
const tokenize: Tokenizer = (effects, ok, nok) => (brace) => {
  effects.enter('data');
  effects.consume(brace);
  effects.exit('data');
  return (code) => (code === hash ? ok(code) : nok(code));
};

const syntax: Extension = { text: { [openBrace]: { name: 'headingId', tokenize } } };

const ID = /\s*\{#([^\s{}<>"'`#]+)\}$/;

/** Moves an id at the end of a heading into its properties, which the HTML takes over. */
function takeId(heading: Heading): void {
  const last = heading.children.at(-1);
  const [written, id] = (last?.type === 'text' && ID.exec(last.value)) || [];
  if (last?.type !== 'text' || written === undefined) return;
  last.value = last.value.slice(0, -written.length);
  heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
}

const takeIds = (tree: Root): void => visit(tree, 'heading', takeId);

/** Reads `## Heading {#custom-id}`. Anywhere else the words stay as they are written. */
export function remarkHeadingId(this: Processor) {
  const data = this.data() as {
    micromarkExtensions?: Extension[];
    fromMarkdownExtensions?: { readonly transforms: readonly [typeof takeIds] }[];
  };
  (data.micromarkExtensions ??= []).push(syntax);
  // While the text is parsed, because a title is also read from a tree that no plugin has transformed.
  (data.fromMarkdownExtensions ??= []).push({ transforms: [takeIds] });
}
