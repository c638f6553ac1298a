import { admonitionTypes } from '../admonition-types';
import { endsFence } from '../code-ranges';
import type { MigrationNotes } from '../migration';

/** A container that is open at a line. */
interface Open {
  /** What it begins with. */
  readonly mark: string;
  readonly kind: 'callout' | 'details' | 'group' | 'tabs' | 'plain';
  /** The tabs so far, each of which has a name of its own. */
  readonly labels: string[];
  /** `==` or more, which begins each tab. */
  tabMark: string | undefined;
  /** What a group of code holds besides code. */
  readonly rest: string[];
}

const fenceStart = /^([^\S\n]*)(`{3,}|~{3,})([^\n]*)$/;
const containerStart = /^([^\S\n]*)(:{3,})[^\S\n]*([\w-]+)[^\S\n]*(.*)$/;
const containerEnd = /^[^\S\n]*(:{3,})[^\S\n]*$/;

/** `Title {#id}` as the label and the attributes of a directive. */
function titleOf(written: string): string {
  const [, title = '', id = ''] = /^(.*?)[^\S\n]*(\{#[^}]+\}|\{open\})?$/.exec(written.trim()) ?? [];
  return `${title === '' ? '' : `[${title}]`}${id === '{open}' ? '' : id}`;
}

/** A tab that begins; of two with one name, each has a value of its own. */
function tabStart(label: string, labels: string[]): string {
  const times = labels.filter((each) => each === label).length;
  labels.push(label);
  const value = times === 0 ? '' : ` value=${JSON.stringify(`${label}-${times + 1}`)}`;
  return `<TabItem label=${JSON.stringify(label)}${value}>`;
}

/** The name of a fence in a group of code, and the fence without it. */
function nameOf(info: string): { readonly label: string; readonly rest: string } {
  const [, before = '', name, after = ''] = /^(.*?)\[([^\]]*)\](.*)$/.exec(info) ?? [];
  const language = info.trim().split(/[\s{:]/)[0];
  if (name === undefined)
    return { label: language === undefined || language === '' ? 'Code' : language, rest: info };
  return { label: name.trim(), rest: `${before.trimEnd()}${after}` };
}

/** The lines that end a container. */
function endOf({ mark, kind, labels, rest }: Open): string[] {
  const lastTab = labels.length > 0 ? ['', '</TabItem>'] : [];
  if (kind === 'callout') return [mark];
  if (kind === 'details') return ['', '</details>'];
  if (kind === 'tabs') return [...lastTab, '</Tabs>'];
  return kind === 'group' ? ['</Tabs>', ...(rest.length > 0 ? ['', ...rest] : [])] : [];
}

const colonsOf = ({ mark }: Open) => mark.trim().length;

/**
 * Converts the containers of VitePress, which may hold each other: callouts, folded parts, groups of code, and tabs that
 * begin with `==`. A line of colons ends the outermost container that has no more of them. Containers that VitePress
 * itself does not know stay.
 */
export function convertContainers(text: string, notes: MigrationNotes): string {
  const result: string[] = [];
  const open: Open[] = [];
  let fence: { readonly marks: string; readonly isTab: boolean } | undefined;
  const endFrom = (index: number) => {
    for (const each of open.splice(index).reverse()) result.push(...endOf(each));
  };
  for (const line of text.split('\n')) {
    const inner = open.at(-1);
    if (fence) {
      result.push(line);
      if (!endsFence(line.trim(), fence.marks)) continue;
      if (fence.isTab) result.push('', '</TabItem>');
      fence = undefined;
      continue;
    }
    const [, indent = '', marks, info = ''] = fenceStart.exec(line) ?? [];
    if (marks !== undefined && !(marks.startsWith('`') && info.includes('`'))) {
      fence = { marks, isTab: inner?.kind === 'group' };
      if (inner?.kind === 'group') {
        const { label, rest } = nameOf(info);
        result.push(`${indent}${tabStart(label, inner.labels)}`, '', `${indent}${marks}${rest}`);
      } else result.push(line);
      continue;
    }
    const closing = containerEnd.exec(line)?.[1]?.length ?? 0;
    if (closing > 0 && open.length > 0) {
      const outermost = open.findIndex((each) => colonsOf(each) <= closing);
      if (outermost >= 0) endFrom(outermost);
      continue;
    }
    const [, tabMark, label = ''] = /^[^\S\n]*(={2,})[^\S\n]+(\S.*)$/.exec(line) ?? [];
    const tabs =
      tabMark === undefined
        ? -1
        : open.findLastIndex(({ kind, tabMark: own }) => kind === 'tabs' && (own ?? tabMark) === tabMark);
    const container = open[tabs];
    if (container) {
      endFrom(tabs + 1);
      if (container.labels.length > 0) result.push('', '</TabItem>');
      container.tabMark = tabMark;
      result.push(tabStart(label.trim(), container.labels), '');
      continue;
    }
    const [, space = '', colons = '', type = '', title = ''] = containerStart.exec(line) ?? [];
    const started = start(type, title);
    if (started) {
      // A group holds only code: the next one begins where it ends.
      if (started.kind === 'group' && inner?.kind === 'group') endFrom(open.length - 1);
      const mark = `${space}${colons}`;
      open.push({ mark, kind: started.kind, labels: [], tabMark: undefined, rest: [] });
      if (started.kind !== 'plain') notes.count(started.what);
      result.push(...started.lines(mark));
    } else if (inner?.kind === 'group' && line.trim() !== '') inner.rest.push(line);
    else result.push(line);
  }
  endFrom(0);
  return result.join('\n');
}

interface Start extends Pick<Open, 'kind'> {
  readonly what: string;
  readonly lines: (mark: string) => readonly string[];
}

function start(type: string, title: string): Start | undefined {
  const callout = Object.hasOwn(admonitionTypes, type) ? admonitionTypes[type] : undefined;
  if (callout !== undefined)
    // What is here already, `:::tip[Title]`, stays.
    return {
      kind: 'callout',
      what: 'callouts',
      lines: (mark) => [`${mark}${callout}${/^[[{]/.test(title) ? title : titleOf(title)}`],
    };
  if (type === 'details') {
    const summary = titleOf(title).replace(/^\[(.*)\].*$/, '$1') || 'Details';
    const isOpen = title.includes('{open}');
    return {
      kind: 'details',
      what: 'folded parts',
      lines: () => [`<details${isOpen ? ' open' : ''}>`, `<summary>${summary}</summary>`, ''],
    };
  }
  if (type === 'code-group') return { kind: 'group', what: 'groups of code', lines: () => ['<Tabs>'] };
  if (type === 'tabs') {
    const group = /\bkey:(\S+)/.exec(title)?.[1];
    return {
      kind: 'tabs',
      what: 'tabs',
      lines: () => [group === undefined ? '<Tabs>' : `<Tabs groupId=${JSON.stringify(group)}>`],
    };
  }
  if (type === 'raw' || type === 'v-pre') return { kind: 'plain', what: '', lines: () => [] };
  return undefined;
}
