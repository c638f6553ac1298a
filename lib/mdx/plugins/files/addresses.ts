import type { Nodes } from 'hast';
import { isJsxElement, textAttribute } from '../jsx-attribute';

/** An address in an element of a page, to be read and replaced. */
export interface WrittenAddress {
  readonly element: string;
  readonly attribute: string;
  readonly value: string;
  readonly replace: (address: string) => void;
}

/** Attributes that name a file, by element. */
const fileAttributes: Readonly<Record<string, readonly string[]>> = {
  img: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  source: ['src'],
  track: ['src'],
  a: ['href'],
};

/** Every address of a file in an element, however the element is written. */
export function addressesOf(node: Nodes): WrittenAddress[] {
  if (node.type === 'element') {
    const { tagName, properties } = node;
    return (fileAttributes[tagName] ?? []).flatMap((attribute) => {
      const value = properties[attribute];
      if (typeof value !== 'string') return [];
      const replace = (address: string) => (properties[attribute] = address);
      return [{ element: tagName, attribute, value, replace }];
    });
  }
  if (!isJsxElement(node) || node.name === null) return [];
  const { name } = node;
  return (Object.hasOwn(fileAttributes, name) ? (fileAttributes[name] ?? []) : []).flatMap((attribute) => {
    const written = textAttribute(node, attribute);
    if (!written) return [];
    const replace = (address: string) => (written.value = address);
    return [{ element: name, attribute, value: written.value, replace }];
  });
}
