import type { Blockquote, Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { translate } from '../../../translations/translate';
import { createAdmonition } from './admonition';
import { isAdmonitionType, type AdmonitionType } from './admonition-types';

const marker = /^\[!([A-Za-z]+)\][\t ]*([^\n]*)(?:\n|$)/;

/** On GitHub, which has these alerts, a caution is red, and `:::caution` here is an older word for a warning. */
const typeOf = (name: AdmonitionType): AdmonitionType => (name === 'caution' ? 'danger' : name);

interface Alert {
  readonly name: AdmonitionType;
  readonly title: string;
  /** The first paragraph without the marker. */
  readonly rest: Paragraph;
}

function readAlert({ children: [first] }: Blockquote): Alert | undefined {
  const [words, ...others] = first?.type === 'paragraph' ? first.children : [];
  if (first?.type !== 'paragraph' || words?.type !== 'text') return undefined;
  const [written = '', type = '', title = ''] = marker.exec(words.value) ?? [];
  const name = type.toLowerCase();
  if (!isAdmonitionType(name)) return undefined;
  const value = words.value.slice(written.length);
  return { name, title, rest: { ...first, children: [...(value ? [{ ...words, value }] : []), ...others] } };
}

/** Reads the alerts of GitHub, quotes that begin with a line such as `[!NOTE]`, as admonitions; words behind it are the title. */
export function remarkAlerts() {
  return (tree: Root): void => {
    visit(tree, 'blockquote', (quote, index, parent) => {
      const alert = readAlert(quote);
      if (!alert || !parent || index === undefined) return;
      const { name, title, rest } = alert;
      const body = [...(rest.children.length > 0 ? [rest] : []), ...quote.children.slice(1)];
      const words = { type: 'text' as const, value: title || translate(name) };
      parent.children[index] = createAdmonition(typeOf(name), [words], body);
    });
  };
}
