import { componentNames } from '../../lib/mdx/component-names';
import { leadingTitle } from '../../lib/content/source/derive-text';
import { findSyntaxErrors } from '../../lib/mdx/find-syntax-errors';
import { admonitionTypes } from './admonition-types';
import { codeFinder } from './code-ranges';
import { applyEdits, replaceOutside } from './edits';
import type { Generator, MigrationNotes } from './migration';
import { convertContainers } from './vitepress/convert-containers';
import { keepHeadingIds } from './vitepress/keep-heading-ids';

/** One conversion of a text; `isCode` keeps it from what is written as code. */
interface Step {
  readonly what: string;
  readonly pattern: RegExp;
  readonly replace: (match: RegExpExecArray) => string | undefined;
  readonly from?: readonly Generator[];
  /** Whether it concerns fences themselves. */
  readonly inCode?: boolean;
  /** Only where the text is MDX afterwards. */
  readonly mdxOnly?: boolean;
}

const known = new Set<string>(componentNames);

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)'|\\{["'\`]([^"'\`]*)["'\`]\\})`)
    .exec(attributes)
    ?.slice(1)
    .find(Boolean);

/** `<Aside type="tip" title="…">` and its like as `:::tip[…]`, each on a line of its own. */
const aside = ([, indent = '', , attributes = '']: RegExpExecArray): string => {
  const type = admonitionTypes[attribute(attributes, 'type') ?? 'note'] ?? 'note';
  const title = attribute(attributes, 'title');
  return `${indent}:::${type}${title === undefined ? '' : `[${title}]`}\n\n`;
};

/** Which names of an import are there without one; the others stay. */
function withoutKnownNames(match: RegExpExecArray): string | undefined {
  const [whole, names = ''] = match;
  const rest = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !known.has(name) && !replaced.has(name));
  if (rest.length === names.split(',').filter((name) => name.trim() !== '').length) return undefined;
  return rest.length === 0 ? '' : whole.replace(/\{[^}]*\}/, `{ ${rest.join(', ')} }`);
}

/** Whether the heading at an offset is the one that a text begins with. */
function isTitleAt(text: string, offset: number): boolean {
  const title = leadingTitle(text);
  return title !== undefined && title.rest.slice(offset, offset + 1) !== '#';
}

const badgeTones: Readonly<Record<string, string>> = {
  success: 'tip',
  tip: 'tip',
  caution: 'warning',
  warning: 'warning',
  danger: 'danger',
  note: 'note',
  info: 'info',
};

/** `<Tabs items={['a', 'b']}>` names its tabs by their order; here each has its label. */
function labelledTabs([, items = '', content = '']: RegExpExecArray): string {
  const labels = [...items.matchAll(/'([^']*)'|"([^"]*)"/g)].map(([, one, other]) => one ?? other ?? '');
  let index = 0;
  const tabs = content.replaceAll(/<(Tabs\.Tab|Tab|TabItem)\b(?![^>]*\blabel=)/g, (tag: string) => {
    const label = labels[index];
    index += 1;
    return label === undefined ? tag : `<TabItem label=${JSON.stringify(label)}`;
  });
  return `<Tabs>${tabs.replaceAll(/<\/(?:Tabs\.Tab|Tab)>/g, '</TabItem>')}</Tabs>`;
}

/** Components that the conversion replaces, so that their imports are not needed. */
const replaced = new Set(['Aside', 'Callout', 'Cards', 'FileTree', 'Fragment', 'LinkButton', 'LinkCard']);

const steps: readonly Step[] = [
  {
    what: 'imports of components that are there without one',
    pattern: /^import\s+(\w+)\s+from\s+['"]@theme\/(\w+)['"];?[^\S\n]*\n/gm,
    replace: ([, name = '']) => (known.has(name) ? '' : undefined),
    from: ['docusaurus'],
  },
  {
    what: 'imports of components that are there without one',
    pattern:
      /^import\s*\{([^}]*)\}\s*from\s*['"](@astrojs\/starlight\/components|nextra\/components|nextra-theme-docs)['"];?[^\S\n]*\n/gm,
    replace: withoutKnownNames,
    from: ['starlight', 'nextra'],
  },
  {
    what: 'callouts',
    pattern: /^([^\S\n]*)<(Aside|Callout)\b([^>]*[^>/]|)>[^\S\n]*\n?/gm,
    replace: aside,
    from: ['starlight', 'nextra'],
  },
  {
    what: 'ends of callouts',
    pattern: /^([^\S\n]*)([^\n]*?)<\/(?:Aside|Callout)>[^\S\n]*$/gm,
    replace: ([, indent = '', before = '']) =>
      before.trim() === '' ? `\n${indent}:::` : `${indent}${before}\n\n${indent}:::`,
    from: ['starlight', 'nextra'],
  },
  {
    what: 'callouts',
    pattern:
      /^([^\S\n]*)(:{3,})[^\S\n]+(tip|info|warning|danger|note|important|caution)\b[^\S\n]*([^\n]*)$/gm,
    replace: ([, indent = '', colons = '', type = '', title = '']) =>
      `${indent}${colons}${admonitionTypes[type] ?? type}${title.trim() ? `[${title.trim()}]` : ''}`,
    from: ['markdown'],
  },
  {
    what: 'scripts and styles of pages, left out',
    pattern: /^[^\S\n]*<(script|style)\b[^>]*>[^]*?<\/\1>[^\S\n]*\n?/gm,
    replace: () => '',
  },
  {
    what: 'titles of frames, from their hosts',
    pattern: /<iframe\b(?![^>]*\btitle=)([^>]*?\bsrc=["']https?:\/\/(?:www\.)?([^/"']+)[^>]*>)/g,
    replace: ([, rest = '', host = '']) => `<iframe title="${host}"${rest}`,
  },
  {
    what: 'parts in MDX that were written as code',
    pattern: /^(`{3,})mdx-code-block[^\S\n]*\n([^]*?)^\1[^\S\n]*$/gm,
    replace: ([, , content = '']) => content.trimEnd(),
    from: ['docusaurus'],
    inCode: true,
  },
  {
    what: 'contents amid the text',
    pattern: /^\[\[toc\]\][^\S\n]*$/gim,
    replace: () => '<TOCInline />',
    from: ['vitepress'],
  },
  {
    what: 'attributes of Vue, left out',
    pattern: /<[A-Za-z][\w.-]*(?:\s+[^\s=>"'/]+(?:=(?:"[^"]*"|'[^']*'|\{[^}]*\}))?)*\s*\/?>/g,
    replace: ([tag]) => tag.replaceAll(/\s+(?:[:@#]|v-)[^\s=>"'/]*(?:=(?:"[^"]*"|'[^']*'))?/g, ''),
    from: ['vitepress'],
  },
  {
    what: 'numbers of lines',
    pattern: /^([^\S\n]*(?:`{3,}|~{3,})[\w+#-]*)(\{[\d,-]+\})?:(no-)?line-numbers(?:=\d+)?/gm,
    replace: ([, start = '', lines = '', no]) =>
      `${start}${no === undefined ? ' showLineNumbers' : ''}${lines && ` ${lines}`}`,
    from: ['vitepress'],
    inCode: true,
  },
  {
    what: 'callouts',
    pattern: /^!!! *(\w+)(?: +"([^"]*)")?[^\S\n]*\n((?:(?: {4}|\t)[^\n]*\n|[^\S\n]*\n)+)/gm,
    replace: ([, type = '', title, content = '']) =>
      `:::${admonitionTypes[type.toLowerCase()] ?? 'note'}${title ? `[${title}]` : ''}\n\n${content.replaceAll(/^(?: {4}|\t)/gm, '').trim()}\n\n:::\n\n`,
    from: ['markdown'],
  },
  {
    what: 'tabs',
    pattern: /<Tabs\b[^>]*?\bitems=\{\[([^\]]*)\]\}[^>]*>([^]*?)<\/Tabs>/g,
    replace: labelledTabs,
    from: ['nextra'],
  },
  {
    what: 'tabs',
    pattern: /<(\/?)Tabs\.Tab\b/g,
    replace: ([, slash = '']) => `<${slash}TabItem`,
    from: ['nextra'],
  },
  {
    what: 'cards',
    pattern: /<(\/?)(Cards\.Card|Cards)\b/g,
    replace: ([, slash = '', name = '']) => `<${slash}${name === 'Cards' ? 'CardGrid' : 'Card'}`,
    from: ['nextra'],
  },
  {
    what: 'titles of code',
    pattern: /^([^\S\n]*(?:`{3,}|~{3,})[^\n`[]*?)[^\S\n]*\[([^\]\n]+)\][^\S\n]*$/gm,
    replace: ([, start = '', title = '']) => `${start} title=${JSON.stringify(title)}`,
    from: ['vitepress'],
    inCode: true,
  },
  {
    what: 'marked lines of code',
    pattern: /^([^\S\n]*(?:`{3,}|~{3,})[\w+#-]+)(\{[\d,-]+\})/gm,
    replace: ([, start = '', lines = '']) => `${start} ${lines}`,
    inCode: true,
  },
  {
    what: 'cards that are links',
    pattern: /<LinkCard\b((?:[^>"'{]|"[^"]*"|'[^']*'|\{[^}]*\})*?)\/>/g,
    replace: ([, attributes = '']) => {
      const [title, href] = [attribute(attributes, 'title'), attribute(attributes, 'href')];
      if (title === undefined || href === undefined) return undefined;
      return `<Card title="${title}" href="${href}">${attribute(attributes, 'description') ?? ''}</Card>`;
    },
    from: ['starlight'],
  },
  {
    what: 'buttons that are links',
    pattern: /<LinkButton\b([^>]*)>([^<]*)<\/LinkButton>/g,
    replace: ([, attributes = '', words = '']) => {
      const href = attribute(attributes, 'href');
      return href === undefined ? undefined : `[${words.trim()}](${href})`;
    },
    from: ['starlight'],
  },
  {
    what: 'badges',
    pattern: /<Badge\b([^>]*?)(?<!\/)>([^<]*)<\/Badge>/g,
    replace: ([, attributes = '', words = '']) =>
      /\btone=/.test(attributes)
        ? undefined
        : `<Badge tone="${badgeTones[attribute(attributes, 'variant') ?? attribute(attributes, 'type') ?? ''] ?? 'note'}">${words}</Badge>`,
    from: ['starlight', 'vitepress'],
  },
  {
    what: 'badges',
    pattern: /<Badge\b((?:[^>"'{]|"[^"]*"|'[^']*'|\{[^}]*\})*?)\/>/g,
    replace: ([, attributes = '']) => {
      const words = attribute(attributes, 'text');
      const tone =
        badgeTones[attribute(attributes, 'variant') ?? attribute(attributes, 'type') ?? ''] ?? 'note';
      return words === undefined ? undefined : `<Badge tone="${tone}">${words}</Badge>`;
    },
    from: ['starlight', 'vitepress'],
  },
  {
    what: 'fragments',
    pattern: /^[^\S\n]*<\/?Fragment\b[^>]*>[^\S\n]*\n|<\/?Fragment\b[^>]*>/gm,
    replace: ([tag]) => (tag.endsWith('\n') ? '\n' : ''),
    from: ['starlight'],
  },
  {
    what: 'imports that a page does not need',
    pattern: /^import\s+(?:\*\s+as\s+)?React\s+from\s+['"]react['"];?[^\S\n]*\n/gm,
    replace: () => '',
  },
  {
    what: 'languages of code',
    pattern: /^([^\S\n]*(?:`{3,}|~{3,}))(?:mdoc|markdoc)\b/gm,
    replace: ([, fence = '']) => `${fence}md`,
    from: ['starlight'],
    inCode: true,
  },
  {
    what: 'languages of code',
    pattern: /^([^\S\n]*(?:`{3,}|~{3,}))shell-session\b/gm,
    replace: ([, fence = '']) => `${fence}shellsession`,
    inCode: true,
  },
  {
    what: 'trees of files, as lists',
    pattern: /<\/?FileTree\b[^>]*>[^\S\n]*\n/g,
    replace: () => '\n',
    from: ['starlight', 'nextra'],
  },
  {
    what: 'further headings of level 1',
    pattern: /^#(?=[^\S\n]+\S)/gm,
    // The first one is the title.
    replace: ({ index, input }) => (isTitleAt(input, index) ? undefined : '##'),
  },
  {
    what: 'links written as components',
    pattern: /^import\s+Link\s+from\s+['"]@docusaurus\/Link['"];?[^\S\n]*\n/gm,
    replace: () => '',
    from: ['docusaurus'],
  },
  {
    what: 'links written as components',
    pattern: /<Link\b([^>]*?)\bto=/g,
    replace: ([, attributes = '']) => `<a${attributes}href=`,
    from: ['docusaurus'],
  },
  {
    what: 'ends of links',
    pattern: /<\/Link>/g,
    replace: () => '</a>',
    from: ['docusaurus'],
  },
  {
    what: 'titles of code',
    pattern: /^([^\S\n]*(?:`{3,}|~{3,})[^\n]*\btitle=)([^\s"'{]+)/gm,
    replace: ([, start = '', title = '']) => `${start}"${title}"`,
    inCode: true,
  },
  {
    what: 'titles of code',
    // Here `file=` shows a file, so a fence with code of its own has a title instead.
    pattern:
      /^([^\S\n]*(?:`{3,}|~{3,})[^\n]*?)\bfile=["']?([^\s"']+)["']?([^\n]*)(?=\n(?!\s*(?:`{3,}|~{3,})))/gm,
    replace: ([, start = '', name = '', rest = '']) =>
      `${start}${/\btitle=/.test(start + rest) ? '' : `title="${name}"`}${rest}`,
    inCode: true,
  },
  {
    what: 'addresses of files of the site',
    // Imports are read where everything else that a page imports is.
    pattern: /(?<!\b(?:from|import)\s*["']|\brequire\(["'])(?<=["'(])(?:pathname:\/\/|@site\/static)(?=\/)/g,
    replace: () => '',
    from: ['docusaurus'],
  },
];

/** What MDX does not read as CommonMark does, in words of MDX. */
const mdxSteps: readonly Step[] = [
  {
    what: 'comments',
    pattern: /<!--([^]*?)-->/g,
    replace: ([, comment = '']) => `{/*${comment.replaceAll('*/', '* /')}*/}`,
  },
  {
    what: 'characters that are meant as text',
    // An object cannot be shown; what other generators replace is text here.
    pattern: /(?<![=\\{])\{\{(?=[^{}\n]*\}\})/g,
    replace: () => '\\{\\{',
  },
  {
    what: 'addresses in angle brackets',
    // The address of a link may be in angle brackets too.
    pattern: /(?<!\]\()<((?:https?:\/\/|mailto:)[^\s<>]+)>/g,
    replace: ([, address = '']) => `[${address.replace(/^mailto:/, '')}](${address})`,
  },
  {
    what: 'elements without an end',
    pattern:
      /<(area|br|col|hr|img|input|source|track|wbr)\b((?:[^>"'{]|"[^"]*"|'[^']*'|\{[^}]*\})*?)(?<!\/)>/g,
    replace: ([, name = '', attributes = '']) => `<${name}${attributes.trimEnd()} />`,
  },
];

function convert(text: string, list: readonly Step[], notes: MigrationNotes): string {
  return list.reduce((current, { what, pattern, replace, inCode = false }) => {
    if (current.search(pattern) < 0) return current;
    const isCode = inCode ? () => false : codeFinder(current);
    const edits = replaceOutside(current, pattern, isCode, replace);
    if (edits.length > 0 && !what.startsWith('ends')) notes.count(what, edits.length);
    return applyEdits(current, edits);
  }, text);
}

/**
 * Whether a text needs MDX: it imports, or has components on lines of their own.
 * @param isPlain takes only components that end and imports of components for MDX, because the text may be CommonMark.
 */
export function needsMdx(text: string, isPlain: boolean): boolean {
  const isCode = codeFinder(text);
  const found = (marks: RegExp) => [...text.matchAll(marks)].filter(({ index }) => !isCode(index));
  if (isPlain)
    return (
      found(/^import\s+[\w{*][^\n]*from\s+['"][^\n]*['"]/gm).length > 0 ||
      found(/^[^\S\n]*<([A-Z][\w.]*)(?:\s[^>]*)?>/gm).some(
        ([tag, name]) => tag.endsWith('/>') || text.includes(`</${name}>`),
      )
    );
  const marks = /^(?:import\s+[\w{*'"]|export\s+(?:const|default|function)\s|[^\S\n]*\{\/\*)/gm;
  // An attribute in braces, and a part in MDX.
  const isMdx = found(/<\w[\w-]*\s[^<>]*?\w=\{/g).length > 0 || /^`{3,}mdx-code-block/m.test(text);
  return isMdx || found(marks).length > 0 || hasComponents(text);
}

/** Whether a text has elements that are called as components are. */
export function hasComponents(text: string): boolean {
  const isCode = codeFinder(text);
  return [...text.matchAll(/<\/?[A-Z][\w.]*[\s/>]/g)].some(({ index }) => !isCode(index));
}

/** Escapes every brace of the lines whose braces do not parse. */
function escapeBraces(text: string, notes: MigrationNotes): string {
  const { errors } = findSyntaxErrors(text, 'mdx');
  const lines = new Set(errors.filter(({ reason }) => /acorn|brace/.test(reason)).map(({ line }) => line));
  if (lines.size === 0) return text;
  const edits = replaceOutside(text, /(?<!\\)\{/g, codeFinder(text), ({ index }) =>
    lines.has(text.slice(0, index).split('\n').length) ? '\\{' : undefined,
  );
  const escaped = applyEdits(text, edits);
  if (findSyntaxErrors(escaped, 'mdx').errors.length >= errors.length) return text;
  notes.count('characters that are meant as text', edits.length);
  return escaped;
}

/** Escapes what is meant as text and MDX would read as an element or an expression. */
function escapeText(text: string, notes: MigrationNotes): string {
  const { errors } = findSyntaxErrors(text, 'mdx');
  if (errors.length === 0) return text;
  const isCode = codeFinder(text);
  const lines = new Set(errors.map(({ line }) => line));
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const edits = [
    // `<5`, `<=` and the like are never tags.
    ...replaceOutside(text, /<(?=[^A-Za-z/!>])/g, isCode, ({ index }) =>
      lines.has(lineOf(index)) ? '\\<' : undefined,
    ),
    ...replaceOutside(text, /\{\{|\{(?=%)/g, isCode, ({ index, 0: braces }) =>
      lines.has(lineOf(index)) ? braces.replaceAll('{', '\\{') : undefined,
    ),
  ];
  if (edits.length === 0) return text;
  const escaped = applyEdits(text, edits);
  if (findSyntaxErrors(escaped, 'mdx').errors.length >= errors.length) return text;
  notes.count('characters that are meant as text', edits.length);
  return escaped;
}

/** Converts what a generator writes in its own way, in the text of a page without its frontmatter. */
export function convertText(text: string, from: Generator, notes: MigrationNotes): string {
  const own = steps.filter((step) => step.from === undefined || step.from.includes(from));
  if (from !== 'vitepress') return convert(text, own, notes);
  return keepHeadingIds(convert(convertContainers(text, notes), own, notes), notes);
}

/** Badges in a page that stays CommonMark, which has no components. */
export const convertBadges = (text: string): string =>
  text.replaceAll(/<Badge tone="\w+">([^<]*)<\/Badge>/g, '*$1*');

/** Converts what CommonMark allows and MDX does not. */
export const convertToMdx = (text: string, notes: MigrationNotes): string =>
  escapeBraces(escapeText(convert(text, mdxSteps, notes), notes), notes);
