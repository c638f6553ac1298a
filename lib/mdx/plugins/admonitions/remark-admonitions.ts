import type { Paragraph, PhrasingContent, Root, RootContent, Text } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit, SKIP } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { translate } from '../../../translations/translate';
import { admonitionLooks, isAdmonitionType } from './admonition-types';

type Directive = ContainerDirective | LeafDirective | TextDirective;

const text = (value: string): Text => ({ type: 'text', value });
const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
const attribute = (name: string, value: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

function element(name: string, attributes: MdxJsxAttribute[], children: unknown[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes,
    children: children as MdxJsxFlowElement['children'],
  };
}

function isLabel(node: RootContent | undefined): node is Paragraph {
  return node?.type === 'paragraph' && node.data?.directiveLabel === true;
}

/** The type of an admonition in the language of the build. */
const nameOf = ({ name }: ContainerDirective) => (isAdmonitionType(name) ? translate(name) : name);

/** What a title shows: the bracketed label with its markup, else the attribute, else the type word. */
function titleOf(directive: ContainerDirective): PhrasingContent[] {
  const [label] = directive.children;
  if (isLabel(label) && label.children.length > 0) return label.children;
  return [text(directive.attributes?.title ?? nameOf(directive))];
}

function toAdmonition(directive: ContainerDirective): MdxJsxFlowElement {
  const title = titleOf(directive);
  const body = directive.children.filter((child) => !isLabel(child));
  const attributes = [attribute('type', directive.name), attribute('label', toString(title))];
  return element('Admonition', attributes, [element('AdmonitionTitle', [], title), ...body]);
}

/** The directive as the writer typed it, for colons that were never meant as one (`at 12:am`, `a:b`). */
function sourceOf(directive: Directive, file: VFile) {
  const { start, end } = directive.position ?? {};
  return String(file).slice(start?.offset, end?.offset);
}

function toPlainContainer(directive: ContainerDirective, file: VFile): RootContent[] {
  const known = Object.keys(admonitionLooks).join(', ');
  file.message(
    `":::${directive.name}" is not an admonition, so it is shown as text. Write one of: ${known}.`,
    directive,
    'site:unknown-admonition',
  );
  const lines = sourceOf(directive, file).split('\n');
  const body = directive.children.filter((child) => !isLabel(child));
  return [paragraph(text(lines[0] ?? '')), ...body, paragraph(text(':::'))];
}

/** Turns `:::type[Title]` blocks into `<Admonition>` and every other directive back into text. */
export function remarkAdmonitions() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return;
      const siblings = parent.children as RootContent[];
      if (node.type === 'textDirective') {
        siblings[index] = text(sourceOf(node, file));
        return SKIP;
      }
      if (node.type === 'leafDirective') {
        siblings[index] = paragraph(text(sourceOf(node, file)));
        return SKIP;
      }
      if (node.type !== 'containerDirective') return;
      const replacement = isAdmonitionType(node.name) ? [toAdmonition(node)] : toPlainContainer(node, file);
      siblings.splice(index, 1, ...replacement);
      return index;
    });
  };
}
