import { isValidElement, type ReactNode } from 'react';

/** The plain text of what an element shows: names for assistive technology are made from it. */
export function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map((child: ReactNode) => textOf(child)).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}
