import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { translate } from '../../../translations/translate';
import { createUniqueNames, visitBlocks } from '../headings/visit-blocks';
import { createComponent } from '../jsx-values';
import { classesOf } from '../parse-html';
import { isLanguage, PLAIN_TEXT, readFence, type Fence } from './fence';
import { readMagicComments } from './notations';
import { sampleParts } from './sample-parts';

declare module 'hast' {
  interface ElementData {
    /** A fence's info string after its language; written by mdast-util-to-hast. */
    meta?: string | null;
    /** The fence as `rehypeFences` reads it, for `rehypeCodeBlocks`. */
    fence?: Fence;
  }
}

function languageOf(code: Element): string {
  const [, name] = /(?:^| )language-(\S+)/.exec(classesOf(code).join(' ')) ?? [];
  return name?.toLowerCase() ?? PLAIN_TEXT;
}

/** A warning about a fence without an end, which takes the rest of the page, or of the list or quote around it, as code. */
function unclosedFence(source: string): string[] {
  const [opening] = /^(?:`{3,}|~{3,})/.exec(source) ?? [];
  const [, closing = ''] = /\n[\s>]*(`{3,}|~{3,})\s*$/.exec(source) ?? [];
  if (opening === undefined || closing.startsWith(opening)) return [];
  return [`The fence is never closed, so all that follows is code. End it with a line of "${opening}".`];
}

/**
 * Reads each fence's info string, and leaves rehype-pretty-code the part of it that marks lines and words: it takes
 * everything between two quotes for a word.
 */
export function rehypeFences() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (pre) => {
      const [code] = pre.children;
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      const source = toString(code).replace(/\n$/, '');
      const language = languageOf(code);
      const fence = readFence(code.data?.meta ?? '', language, source);
      const written = String(file).slice(pre.position?.start.offset, pre.position?.end.offset);
      const { warnings } = readMagicComments(source, language, fence.meta);
      for (const warning of [...fence.warnings, ...warnings, ...unclosedFence(written)])
        file.message(warning, pre, 'site:code');
      code.children = [{ type: 'text', value: source }];
      // A name that shiki does not know, such as `constructor`, would keep it from loading others.
      code.properties.className = [`language-${isLanguage(language) ? language : PLAIN_TEXT}`];
      // Assigned, because rehype-parse declares a position that only its own elements have.
      Object.assign(code, { data: { ...code.data, meta: fence.meta, fence } });
    });
  };
}

/** The `code` of a block that rehype-pretty-code has highlighted, with its fence. */
function readFigure(figure: Element) {
  if (figure.tagName !== 'figure' || !('data-rehype-pretty-code-figure' in figure.properties))
    return undefined;
  const pre = figure.children.find((child) => child.type === 'element' && child.tagName === 'pre');
  const code = pre?.type === 'element' ? pre.children[0] : undefined;
  if (code?.type !== 'element') return undefined;
  const fence = code.data?.fence;
  return fence && { code, fence };
}

/** Content without the elements of plain text. */
const withoutPlainSpans = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    const children = withoutPlainSpans(node.children);
    if (classesOf(node).includes('mark')) return [{ ...node, tagName: 'mark', children }];
    return node.tagName === 'span' && classesOf(node).length === 0 ? children : [{ ...node, children }];
  });

/** Languages of commands, whose blocks wrap. */
const COMMAND_LANGUAGES = ['sh', 'bash', 'shell'];

/** A word with a hyphen, such as an option; a longer one may have to break. */
const HYPHENATED = /((?<!\S)(?=\S{2,24}(?!\S))\S*-\S*)/;

/** Content with each hyphenated word in an element (`w`), so that a command wraps between its words alone. */
const keepWords = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'element') return [{ ...node, children: keepWords(node.children) }];
    if (node.type !== 'text') return [node];
    // A pattern with a group splits into other text and matches, in turns.
    return node.value.split(HYPHENATED).map((value, index) => {
      const text = { type: 'text', value } as const;
      return index % 2 === 0
        ? text
        : { type: 'element', tagName: 'span', properties: { className: ['w'] }, children: [text] };
    });
  });

const linesOf = (code: Element) => code.children.filter((child) => child.type === 'element');

/** The HTML of lines of highlighted code, with an element for a line only where it is marked (`h`), added, removed or numbered (`r`). */
function codeHtml(lines: readonly Element[], isNumbered: boolean): string {
  const content = lines.flatMap((line, index): ElementContent[] => {
    const marks = classesOf(line);
    const children = withoutPlainSpans(line.children);
    if (index < lines.length - 1) children.push({ type: 'text', value: '\n' });
    const tagName = ['ins', 'del'].find((name) => marks.includes(name)) ?? 'span';
    const className = [isNumbered ? 'r' : [], marks.includes('highlighted') ? 'h' : []].flat();
    if (tagName === 'span' && className.length === 0) return children;
    const properties = className.length > 0 ? { className } : {};
    return [{ type: 'element', tagName, properties, children }];
  });
  return toHtml(content, { preferUnquoted: true, characterReferences: { useNamedReferences: true } });
}

function livePartsOf(code: Element) {
  const lines = linesOf(code);
  const marked = lines.flatMap((line, index) =>
    classesOf(line).some((name) => ['highlighted', 'ins', 'del'].includes(String(name))) ? [index] : [],
  );
  return sampleParts(toString(code), marked).map(({ name, start, end }) => ({
    name,
    html: codeHtml(lines.slice(start, end), 'data-line-numbers' in code.properties),
  }));
}

/** The names of a live sample: of its editor and of the frame that shows its result. */
const sampleNames = (name: string) =>
  name
    ? { label: translate('Live Editor: {name}', { name }), frame: translate('Result: {name}', { name }) }
    : { label: translate('Live Editor'), frame: translate('Result') };

const codeName = (place: string) =>
  place ? translate('Code example: {name}', { name: place }) : translate('Code example');

/**
 * Turns each highlighted block into one `<CodeBlock>` or `<LiveCode>` whose code is a string of HTML: a token that is
 * not a node is neither compiled, nor rendered, nor stored.
 */
export function rehypeCodeBlocks({ pageTitle }: { readonly pageTitle?: string }) {
  return (tree: Root) => {
    const unique = createUniqueNames();
    let samples = 0;
    visitBlocks(tree, { tagName: 'figure', pageTitle }, ({ element: figure, parent, index, place }) => {
      const found = readFigure(figure);
      if (!found) return;
      const { code, fence } = found;
      const { title, language } = fence;
      const names = sampleNames(title ?? place);
      if (fence.live) samples += 1;
      const values = fence.live
        ? {
            label: unique(names.label),
            frame: unique(names.frame),
            // Most pages have one sample, whose ids stay short.
            prefix: samples === 1 ? '' : `${samples}-`,
            language,
            title,
            code: toString(code),
            mode: fence.noInline ? 'noInline' : 'inline',
            parts: livePartsOf(code),
          }
        : {
            html: codeHtml(
              COMMAND_LANGUAGES.includes(language ?? '')
                ? linesOf(code).map((line) => ({ ...line, children: keepWords(line.children) }))
                : linesOf(code),
              'data-line-numbers' in code.properties,
            ),
            label: unique(title ?? codeName(place)),
            language,
            title,
          };
      parent.children[index] = createComponent(fence.live ? 'LiveCode' : 'CodeBlock', values);
    });
  };
}
