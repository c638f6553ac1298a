import { componentNames } from '../../../lib/mdx/component-names';
import { admonitionTypes } from '../admonition-types';
import type { TextStep } from './text-step';

const known = new Set<string>(componentNames);

/** Components that the conversion replaces, so that their imports are not needed. */
const replaced = new Set(['Aside', 'Callout', 'Cards', 'FileTree', 'Fragment', 'LinkButton', 'LinkCard']);

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

const badgeTones: Readonly<Record<string, string>> = {
  success: 'tip',
  tip: 'tip',
  caution: 'warning',
  warning: 'warning',
  danger: 'danger',
  note: 'note',
  info: 'info',
};

/** A badge whose tone is what other generators call its variant or type. */
function badge(attributes: string, words: string): string {
  const kind = attribute(attributes, 'variant') ?? attribute(attributes, 'type') ?? '';
  return `<Badge tone="${badgeTones[kind] ?? 'note'}">${words}</Badge>`;
}

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

/** Components of other generators as those of this one, without their imports. */
export const componentSteps: readonly TextStep[] = [
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
      /\btone=/.test(attributes) ? undefined : badge(attributes, words),
    from: ['starlight', 'vitepress'],
  },
  {
    what: 'badges',
    pattern: /<Badge\b((?:[^>"'{]|"[^"]*"|'[^']*'|\{[^}]*\})*?)\/>/g,
    replace: ([, attributes = '']) => {
      const words = attribute(attributes, 'text');
      return words === undefined ? undefined : badge(attributes, words);
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
    what: 'trees of files, as lists',
    pattern: /<\/?FileTree\b[^>]*>[^\S\n]*\n/g,
    replace: () => '\n',
    from: ['starlight', 'nextra'],
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
];
