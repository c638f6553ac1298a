import type { Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { htmlVoidElements } from 'html-void-elements';
import type { TextDiagnostic } from '../../../config/diagnostics/diagnostic';
import { isJsxElement, staticValue } from '../jsx-values';

function readElement(node: Nodes): WrittenElement | undefined {
  if (node.type === 'element') {
    const attributes = Object.entries(node.properties).map(
      ([name, value]) => [name.toLowerCase(), String(value)] as const,
    );
    return { name: node.tagName, attributes: new Map(attributes), isEmpty: node.children.length === 0 };
  }
  if (!isJsxElement(node)) return undefined;
  const named = node.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
  const attributes = named.map(({ name, value }) => {
    const read = typeof value === 'object' ? staticValue(value?.data?.estree) : value;
    return [name.toLowerCase(), typeof read === 'string' ? read : ''] as const;
  });
  return { name: node.name ?? '', attributes: new Map(attributes), isEmpty: node.children.length === 0 };
}

interface Options {
  /** Receives what the policy would block. */
  readonly diagnostics: TextDiagnostic[];
}

/** Finds what the page's policy would take from a page, before any other plugin changes what was written. */
export function rehypePagePolicy({ diagnostics }: Options) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      const element = readElement(node);
      const line = node.position?.start.line;
      if (element) diagnostics.push(...checkElement(element).map((problem) => ({ line, ...problem })));
    });
  };
}

/** An element as a writer wrote it, in Markdown or as JSX. */
export interface WrittenElement {
  readonly name: string;
  /** Values by name in small letters, where they are text. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly isEmpty: boolean;
}

type Problem = Omit<TextDiagnostic, 'line'>;

const liveSample = 'Remove it. Show what reacts to a reader as a live sample: a fence with "tsx live".';
const frame = 'Write an <iframe> or a link.';

/** Replacements of elements that the page's policy blocks or that have no effect on a page. */
const refusedElements = new Map([
  ['script', liveSample],
  ['style', 'Write style={{ … }} on the element, or a rule in app/styles.'],
  ['object', frame],
  ['embed', frame],
  ['base', 'Remove it, and write full URLs.'],
  ['head', 'Write title, description, keywords or image into the frontmatter.'],
]);

/** Attributes that load something, by element; each kind has its own rule in the page's policy. */
const loads = new Map<string, Readonly<Record<string, 'image' | 'own file'>>>([
  ['iframe', { src: 'own file' }],
  ['video', { src: 'own file', poster: 'image' }],
  ['audio', { src: 'own file' }],
  ['source', { src: 'own file' }],
  ['track', { src: 'own file' }],
  ['img', { src: 'image' }],
]);

function checkUrl(place: string, url: string, kind: 'image' | 'own file'): Problem | undefined {
  // Whether a picture of the site is there is checked where its size is read.
  if (kind === 'image' ? !/^(http:|\/\/)/i.test(url) : /^\/(?!\/)/.test(url)) return undefined;
  if (kind === 'image')
    return {
      message: `${place} is "${url}", and the page's policy lets only https through.`,
      fix: `Write "${url.replace(/^(http:)?\/\//i, 'https://')}".`,
    };
  return {
    message: `${place} is "${url.slice(0, 60)}", which the page's policy blocks.`,
    fix: 'Put the file below public/ and write its path from the root, or link to it.',
  };
}

function checkAttribute(name: string, attribute: string, value: string): Problem | undefined {
  if (attribute === 'style' && value !== '')
    return { message: `The style of <${name}> is a text.`, fix: "Write it as style={{ color: 'red' }}." };
  if (/^on[a-z]/.test(attribute))
    return { message: `<${name}> has the handler ${attribute}, which never runs.`, fix: liveSample };
  if (attribute === 'dangerouslysetinnerhtml')
    return {
      message: `<${name}> holds markup as text, which cannot be checked.`,
      fix: 'Write the markup itself: a page may hold any element.',
    };
  if (/^(href|to)$/.test(attribute) && /^\s*javascript:/i.test(value))
    return { message: `The link to "${value}" is blocked by the page's policy.`, fix: liveSample };
  return undefined;
}

/** Everything in an element as it was written that no reader would see, mostly because of the page's policy. */
export function checkElement({ name, attributes, isEmpty }: WrittenElement): Problem[] {
  const refused = attributes.get('type')?.endsWith('json') ? undefined : refusedElements.get(name);
  return [
    refused === undefined ? undefined : { message: `<${name}> has no effect on a page.`, fix: refused },
    name !== 'iframe' || attributes.get('title')
      ? undefined
      : {
          message: '<iframe> has no title, so a screen reader cannot say what it holds.',
          fix: 'Add one, for example title="Video: how to install the toolkit".',
        },
    isEmpty || !htmlVoidElements.includes(name)
      ? undefined
      : {
          message: `<${name}> cannot hold anything, and it has content here.`,
          fix: `Write <${name} />, and put the content before or after it.`,
        },
    ...Object.entries(loads.get(name) ?? {}).map(([attribute, kind]) => {
      const url = attributes.get(attribute)?.trim();
      return url ? checkUrl(`<${name} ${attribute}>`, url, kind) : undefined;
    }),
    ...[...attributes].map(([attribute, value]) => checkAttribute(name, attribute, value)),
  ].filter((problem) => problem !== undefined);
}
