import type { Blockquote, Paragraph, PhrasingContent, Root, RootContent, Text } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Extension } from 'micromark-util-types';
import remarkDirective from 'remark-directive';
import type { Processor } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { toString } from 'mdast-util-to-string';
import type { TextDiagnostic } from '../../config/diagnostics/diagnostic';
import { type AdmonitionType, admonitionTypes, isAdmonitionType } from '../../translations/admonition-types';
import { translate } from '../../translations/translate';
import { createComponent } from './jsx-values';

const text = (value: string): Text => ({ type: 'text', value });
const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

const isLabel = (node: RootContent | undefined): node is Paragraph =>
  node?.type === 'paragraph' && node.data?.directiveLabel === true;

/** The content of a title: the bracketed label with its markup, else the attribute, else the type word. */
function titleOf({ children: [label], attributes }: ContainerDirective, type: AdmonitionType) {
  if (isLabel(label) && label.children.length > 0) return label.children;
  return [text(attributes?.title ?? translate(type))];
}

const colon = 58;

/** Reads `:::name` as a container. Other colons, as of `10:30`, `a:b` and `::c`, stay text. */
export function remarkContainers(this: Processor): void {
  (remarkDirective as (this: Processor) => void).call(this);
  const { micromarkExtensions = [] } = this.data() as { micromarkExtensions?: Extension[] };
  const [container] = [micromarkExtensions.pop()?.flow?.[colon] ?? []].flat();
  micromarkExtensions.push({ flow: { [colon]: container } });
}

/** The directive as the writer typed it. */
function sourceOf(directive: ContainerDirective, file: VFile) {
  const { start, end } = directive.position ?? {};
  return String(file).slice(start?.offset, end?.offset);
}

function warnOfUnknown(written: string, node: ContainerDirective | Blockquote, file: VFile): void {
  const message = `"${written}" is not a callout, so it is shown as text. Write one of: ${admonitionTypes.join(', ')}.`;
  file.message(message, node, 'site:unknown-admonition');
}

function toPlainContainer(directive: ContainerDirective, body: readonly RootContent[], file: VFile) {
  warnOfUnknown(`:::${directive.name}`, directive, file);
  const [opening = ''] = sourceOf(directive, file).split('\n');
  return [paragraph(text(opening)), ...body, paragraph(text(':::'))];
}

/** Reports a directive without an end, which is read up to the end of the text or of its container. */
function unclosedDiagnostic(directive: ContainerDirective, file: VFile): TextDiagnostic | undefined {
  const lines = sourceOf(directive, file).trimEnd().split('\n');
  const [colons = ''] = /^:+/.exec(lines[0] ?? '') ?? [];
  const last = /^[\t >]*(:+)[\t ]*$/.exec(lines.length > 1 ? (lines.at(-1) ?? '') : '')?.[1] ?? '';
  if (last.length >= colons.length) return undefined;
  return {
    line: directive.position?.start.line,
    message: `"${colons}${directive.name}" is never closed.`,
    fix: `End it with a line of "${colons}". When another one holds it, begin and end the outer one with more colons.`,
  };
}

const misspelledOpening = /^[\t >]*((:{3,})([\t ]*)([A-Za-z]+)(?:[\t ]*([^\s{].*?))?)\s*$/;

/** Reports titles outside brackets, and names after a blank: the syntax of directives reads such a line as a paragraph. */
function misspelledOpenings({ position }: Paragraph, file: VFile): TextDiagnostic[] {
  const lines = String(file).slice(position?.start.offset, position?.end.offset).split('\n');
  return lines.flatMap((line, index) => {
    const [, written, colons = '', blank, name = '', rest] = misspelledOpening.exec(line) ?? [];
    if (!isAdmonitionType(name) || (!blank && !rest)) return [];
    const title = rest?.replace(/^\[([^\]]*)\]?/, '$1').trim();
    return {
      line: position && position.start.line + index,
      message: title
        ? `The title of the callout "${written}" must be in one pair of brackets, directly after its name.`
        : `The callout "${written}" has a blank before its name.`,
      fix: `Write ${colons}${name}${title ? `[${title}]` : ''}.`,
    };
  });
}

/**
 * Turns `:::type[Title]` blocks into `<Admonition>`, and those of other names back into text.
 * @param diagnostics receives the directives that are never closed or begin with a misspelled line
 */
export function remarkAdmonitions({ diagnostics }: { readonly diagnostics: TextDiagnostic[] }) {
  return (tree: Root, file: VFile) => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return;
      const siblings = parent.children as RootContent[];
      if (node.type === 'paragraph' && node.position) diagnostics.push(...misspelledOpenings(node, file));
      if (node.type !== 'containerDirective') return;
      const unclosed = isAdmonitionType(node.name) ? unclosedDiagnostic(node, file) : undefined;
      if (unclosed) diagnostics.push(unclosed);
      const body = node.children.filter((child) => !isLabel(child));
      const replacement = isAdmonitionType(node.name)
        ? [createAdmonition(node.name, titleOf(node, node.name), body)]
        : toPlainContainer(node, body, file);
      siblings.splice(index, 1, ...replacement);
      // Its content is visited in its new place.
      return [SKIP, index];
    });
  };
}

function createAdmonition(
  type: string,
  title: readonly PhrasingContent[],
  body: readonly unknown[],
): MdxJsxFlowElement {
  const heading = createComponent('AdmonitionTitle', {}, title);
  return createComponent('Admonition', { type, label: toString(title) }, [heading, ...body]);
}

const marker = /^\[!([A-Za-z]+)\][\t ]*([^\n]*)(?:\n|$)/;

/** On GitHub, which has these alerts, a caution is red, and `:::caution` here is an older word for a warning. */
const typeOf = (name: AdmonitionType): AdmonitionType => (name === 'caution' ? 'danger' : name);

function readAlert(quote: Blockquote, file: VFile) {
  const [first] = quote.children;
  const [words, ...others] = first?.type === 'paragraph' ? first.children : [];
  if (first?.type !== 'paragraph' || words?.type !== 'text') return undefined;
  const [written = '', type = '', title = ''] = marker.exec(words.value) ?? [];
  const name = type.toLowerCase();
  if (!isAdmonitionType(name)) return void (type && warnOfUnknown(`[!${type}]`, quote, file));
  const value = words.value.slice(written.length);
  const rest: Paragraph = { ...first, children: [...(value ? [{ ...words, value }] : []), ...others] };
  return { name, title, rest };
}

/** Reads the alerts of GitHub, quotes that begin with a line such as `[!NOTE]`, as callouts; words behind it are the title. */
export function remarkAlerts() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'blockquote', (quote, index, parent) => {
      const alert = readAlert(quote, file);
      if (!alert || !parent || index === undefined) return;
      const { name, title, rest } = alert;
      const body = [...(rest.children.length > 0 ? [rest] : []), ...quote.children.slice(1)];
      parent.children[index] = createAdmonition(typeOf(name), [text(title || translate(name))], body);
    });
  };
}
