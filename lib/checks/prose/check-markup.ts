import path from 'node:path';
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from '../../config/diagnostics/diagnostic';
import { isJsxElement, textAttribute } from '../../mdx/plugins/jsx-values';
import type { ProsePage } from './prose-page';

/** A fault of a node, with its line where that is not the first one of the node. */
type Problem = Omit<Diagnostic, 'file'>;

/** Returns the check of a page that checks each of its nodes. */
export const checkNodes =
  (check: (node: Nodes) => Problem | readonly Problem[] | undefined) =>
  ({ file, tree }: ProsePage): Diagnostic[] => {
    const diagnostics: Diagnostic[] = [];
    visit(tree, (node) => {
      const line = node.position?.start.line;
      for (const problem of [check(node) ?? []].flat()) diagnostics.push({ file, line, ...problem });
    });
    return diagnostics;
  };

/** Reports pictures without a text for those who cannot see them. */
export const checkAltTexts = checkNodes((node) => {
  const isComponent = isJsxElement(node) && (node.name === 'img' || node.name === 'Figure');
  if (node.type !== 'image' && !isComponent) return undefined;
  const [alt, src] =
    node.type === 'image' ? [node.alt, node.url] : [textAttribute(node, 'alt'), textAttribute(node, 'src')];
  const words = alt?.trim() ?? '';
  const fix = 'Say in a sentence what the picture shows.';
  if (words === '') return { message: 'An image has no alternative text.', fix };
  const name = path.parse(src ?? '').name.toLowerCase();
  const isFile = /\.(png|jpe?g|svg|webp|avif|gif)$/i.test(words) || words.toLowerCase() === name;
  return isFile ? { message: `The alternative text “${words}” is the name of a file.`, fix } : undefined;
});

/** Pixels that the text of a page has at a window of 390 px, and the least size of letters that are read without zooming. */
const PHONE_TEXT_WIDTH = 358;
const SMALLEST_LETTERS = 12;

/** Reports drawings whose text is too small on a phone, where a drawing is as wide as the text. */
export const checkDrawings = checkNodes((node) => {
  if (!isJsxElement(node) || node.name !== 'svg') return undefined;
  const width = Number(textAttribute(node, 'viewBox')?.split(' ')[2]);
  const sizes: number[] = [];
  visit(node, (part: Nodes) => {
    if (isJsxElement(part)) sizes.push(Number(textAttribute(part, 'fontSize') ?? Infinity));
  });
  const size = Math.min(...sizes) * Math.min(1, PHONE_TEXT_WIDTH / width);
  return size >= SMALLEST_LETTERS
    ? undefined
    : {
        message: `The text of the figure is ${size.toFixed(1)} px high on a phone.`,
        fix: `Draw it narrower, with letters of at least ${SMALLEST_LETTERS} px there.`,
      };
});

/** Keys whose names mean nothing else; "press Enter" is one, and "Enter a name" is not. */
const KEYS =
  /\b(?:Ctrl|Shift|Alt)\b|\b(?:Escape|Backspace|F2|Page ?(?:Up|Down)|Arrow(?:Up|Down|Left|Right))\b|[←↑→↓]|(?<=\b[Pp]ress )(?:Enter|Space|Tab|Delete)\b/;

/** Names of keys in the key column of a table, where no name has another meaning. */
const KEYS_OF_TABLE = new RegExp(`${KEYS.source}|\\b(?:Enter|Space|Tab|Delete|Home|End)\\b`);

const plainKey = (node: Nodes, pattern: RegExp): string | undefined =>
  'children' in node && !(isJsxElement(node) && node.name === 'kbd')
    ? node.children
        .map((child) => (child.type === 'text' ? pattern.exec(child.value)?.[0] : undefined))
        .find(Boolean)
    : undefined;

/** Reports keys that are not marked as such. */
export const checkKeys = checkNodes((node) => {
  const [header, ...rows] = node.type === 'table' ? node.children : [];
  const isOfKeys = /^keys?$/i.test(header?.children[0] ? toString(header.children[0]) : '');
  const key = isOfKeys
    ? rows.map(({ children: [cell] }) => cell && plainKey(cell, KEYS_OF_TABLE)).find(Boolean)
    : plainKey(node, KEYS);
  return key === undefined
    ? undefined
    : { message: `The key “${key}” is not marked.`, fix: `Write: <kbd>${key}</kbd>.` };
});

/** Texts that do not say where a link leads when they are read in a list of links. */
const vague =
  /^(click |read |see |more |learn )?(here|this( page| link| article)?|it|link|more|page|above|below)$/i;

function isLink(node: Nodes) {
  if (node.type === 'link' || node.type === 'linkReference') return true;
  return isJsxElement(node) && (node.name === 'a' || node.name === 'Card');
}

/** Reports links whose text does not say where they lead. */
export const checkLinkTexts = checkNodes((node) => {
  if (!isLink(node)) return undefined;
  const title = isJsxElement(node) && node.name === 'Card' ? textAttribute(node, 'title') : undefined;
  const words = (title ?? toString(node)).trim().replace(/[.:!…]+$/, '');
  const fix = 'Write what the reader finds there, such as the title of the page.';
  if (words === '') return { message: 'A link has no text.', fix };
  if (vague.test(words)) return { message: `The link “${words}” does not say where it leads.`, fix };
  const isUrl = /^(https?:\/\/|www\.)/i.test(words);
  return isUrl ? { message: `The link “${words}” shows a URL instead of words.`, fix } : undefined;
});

/** Names of several words, or that are also words of the language, as their owners write them. */
const properNames =
  /\b(?:Eidos|Astro|Content Security Policy|React Hook Form|React Router|React|JSON Forms|JSON Pointers?|JSON Schema|TanStack Form|Testing Library|Next\.js|Node\.js|Remix)\b/g;

/** Reports headings that end with a mark or are not in sentence case; headings with code in them are left alone. */
export const checkHeadingWords = checkNodes((node) => {
  if (node.type !== 'heading' || node.children.some(({ type }) => type === 'inlineCode')) return undefined;
  const words = node.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  const text = words.trim();
  const fix = 'Capitalize the first word and names only, and omit the last mark.';
  if (/[.:;,]$/.test(text)) return { message: `The heading “${text}” ends with a punctuation mark.`, fix };
  // The first word is capitalized, and so is what follows a colon or a version.
  const [, rest = ''] = /^\S+\s+(.*)$/.exec(text.replaceAll(properNames, 'x')) ?? [];
  const [word] = /(?<!:\s)\b[A-Z][a-z]+\b(?!\()/.exec(rest) ?? [];
  const message = `The heading “${text}” is not in sentence case: “${word}”.`;
  return word === undefined ? undefined : { message, fix };
});

/** Reports a page that begins with code, a table or a list instead of a sentence. */
export function checkOpening({ file, tree }: ProsePage): Diagnostic[] {
  // A page without frontmatter has its title as the first heading.
  const opening = tree.children.find(
    ({ type, ...node }) => type !== 'mdxjsEsm' && !('depth' in node && node.depth === 1),
  );
  if (opening === undefined || opening.type === 'paragraph') return [];
  const message = 'The page does not begin with a sentence.';
  const fix = 'Say first what the page is about and when to read it.';
  return [{ file, line: opening.position?.start.line, message, fix }];
}

const [shortest, longest] = [50, 160];

/** Reports descriptions that a search result would cut, that say too little, or that two pages share. */
export function checkDescriptions(pages: readonly ProsePage[]): Diagnostic[] {
  const fileOf = new Map<string, string>();
  return pages.flatMap(({ file, texts }) => {
    const found = texts.find(({ key }) => key === 'description');
    const { text = '', line } = found ?? {};
    const other = fileOf.get(text);
    fileOf.set(text, file);
    if (other !== undefined) {
      const message = `The description is that of ${other} too.`;
      return [{ file, line, message, fix: 'Say what only this page explains.' }];
    }
    if (text.length >= shortest && text.length <= longest) return [];
    const message = `The description has ${text.length} characters.`;
    return [{ file, line, message, fix: `Write one sentence of ${shortest} to ${longest} characters.` }];
  });
}
