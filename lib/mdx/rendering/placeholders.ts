import { createElement, Fragment, isValidElement, type ReactNode } from 'react';
import type { MdxComponents } from './evaluate';

interface Placeholder {
  (props: { readonly children?: ReactNode }): ReactNode;
  [member: string]: unknown;
}

const placeholders = new WeakSet<object>();

function createPlaceholder(): Placeholder {
  const placeholder: Placeholder = Object.assign(
    ({ children }: { readonly children?: ReactNode }) => createElement(Fragment, null, children),
    {} as Record<string, unknown>,
  );
  placeholders.add(placeholder);
  return placeholder;
}

/** What a page shows in place of an expression that must not run. */
export const leftOut = createElement(createPlaceholder());

/**
 * Components to draw a page with that names unknown ones: each shows what is between its tags.
 * @param names may have members, such as `Hint.Part`.
 */
export function placeholdersFor(names: readonly string[]): MdxComponents {
  const all: Record<string, Placeholder> = {};
  for (const name of names) {
    const [first = name, ...members] = name.split('.');
    let holder = (all[first] ??= createPlaceholder());
    for (const member of members) holder = (holder[member] ??= createPlaceholder()) as Placeholder;
  }
  return all;
}

/** Whether a prop holds a placeholder; an element with one may fail although its writer made no mistake in it. */
export function holdsPlaceholder(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsPlaceholder);
  if (typeof value === 'function') return placeholders.has(value);
  if (!isValidElement<object>(value)) return false;
  return holdsPlaceholder(value.type) || Object.values(value.props).some(holdsPlaceholder);
}
