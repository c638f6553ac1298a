import type { Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { htmlVoidElements } from 'html-void-elements';
import type { TextDiagnostic } from '../../../config/diagnostics/diagnostic';
import { isBlockedUrl } from '../../../config/paths/paths';
import { attributeValues, elementName, isAnyElement, type StaticValue } from '../jsx-values';

function readElement(node: Nodes): WrittenElement | undefined {
  if (!isAnyElement(node)) return undefined;
  const written: readonly (readonly [name: string, value: StaticValue | undefined])[] =
    node.type === 'element'
      ? Object.entries(node.properties).map(([name, value]) => [name, String(value)])
      : attributeValues(node, '');
  const attributes = new Map(written.map(([name, value]) => [name.toLowerCase(), value]));
  return { name: elementName(node) ?? '', attributes, isEmpty: node.children.length === 0 };
}

const textOf = (value: StaticValue | undefined): string => (typeof value === 'string' ? value : '');

/** Finds what the page's policy would take from a page, before any other plugin changes what was written. */
export function rehypePagePolicy({ diagnostics }: { readonly diagnostics: TextDiagnostic[] }) {
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
  /** Values by name in small letters; undefined where they have to be run. */
  readonly attributes: ReadonlyMap<string, StaticValue | undefined>;
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

/** Elements that load something by their `src`. */
const loading = ['iframe', 'video', 'audio', 'source', 'track', 'img'];

function checkUrl(name: string, attribute: 'src' | 'poster', url: string): Problem | undefined {
  const place = `<${name} ${attribute}>`;
  // The page's policy has a rule for pictures and another one for all else.
  const isPicture = name === 'img' || attribute === 'poster';
  // A missing picture of the site is reported where its size is read.
  if (isPicture ? !/^(http:|\/\/)/i.test(url) : /^\/(?!\/)/.test(url)) return undefined;
  if (isPicture)
    return {
      message: `${place} is "${url}", and the page's policy lets only https through.`,
      fix: `Write "${url.replace(/^(http:)?\/\//i, 'https://')}".`,
    };
  return {
    message: `${place} is "${url.slice(0, 60)}", which the page's policy blocks.`,
    fix: 'Put the file below public/ and write its path from the root, or link to it.',
  };
}

function checkStyle(name: string, style: StaticValue | undefined): Problem | undefined {
  const isGroup = typeof style === 'object' && style !== null && !Array.isArray(style);
  if (style === undefined || isGroup) return undefined;
  const kind = typeof style === 'string' ? 'a text' : 'not a group of names and values';
  return { message: `The style of <${name}> is ${kind}.`, fix: "Write it as style={{ color: 'red' }}." };
}

function checkAttribute(
  name: string,
  attribute: string,
  value: StaticValue | undefined,
): Problem | undefined {
  if (attribute === 'style') return checkStyle(name, value);
  // Custom elements may have attributes that are such words.
  if (/^on(?!(?:ce|e|line|ly)$)[a-z]/.test(attribute))
    return { message: `<${name}> has the handler ${attribute}, which never runs.`, fix: liveSample };
  if (attribute === 'dangerouslysetinnerhtml')
    return {
      message: `<${name}> holds markup as text, which cannot be checked.`,
      fix: 'Write the markup itself: a page may hold any element.',
    };
  if (attribute === 'href' && isBlockedUrl(textOf(value)))
    return {
      message: `The link to "${textOf(value)}" is blocked by browsers.`,
      fix: /script:/i.test(textOf(value))
        ? liveSample
        : 'Put the file below public/ and link to its path there.',
    };
  if (attribute === 'href' && value === '')
    return { message: `<${name}> has an empty href.`, fix: 'Write where it leads, or remove it.' };
  return undefined;
}

/** Everything in an element as it was written that no reader would see, mostly because of the page's policy. */
export function checkElement({ name, attributes, isEmpty }: WrittenElement): Problem[] {
  const problems: (Problem | undefined)[] = [];
  const refused = textOf(attributes.get('type')).endsWith('json') ? undefined : refusedElements.get(name);
  if (refused !== undefined) problems.push({ message: `<${name}> has no effect on a page.`, fix: refused });
  if (name === 'iframe' && !textOf(attributes.get('title')))
    problems.push({
      message: '<iframe> has no title, so a screen reader cannot say what it holds.',
      fix: 'Add one, for example title="Video: how to install the toolkit".',
    });
  if (name === 'a' && isEmpty && attributes.has('href') && !attributes.has('aria-label'))
    problems.push({
      message: `The link to "${textOf(attributes.get('href'))}" has no text, so nobody can see or follow it.`,
      fix: 'Write its text in the brackets, or remove it.',
    });
  if (!isEmpty && htmlVoidElements.includes(name))
    problems.push({
      message: `<${name}> cannot hold anything, and it has content here.`,
      fix: `Write <${name} />, and put the content before or after it.`,
    });
  for (const attribute of ['src', 'poster'] as const) {
    const url = textOf(attributes.get(attribute)).trim();
    if (url && loading.includes(name)) problems.push(checkUrl(name, attribute, url));
  }
  for (const [attribute, value] of attributes) problems.push(checkAttribute(name, attribute, value));
  return problems.filter((problem) => problem !== undefined);
}
