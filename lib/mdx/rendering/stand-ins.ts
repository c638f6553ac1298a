import { createElement, Fragment, isValidElement, type ReactNode } from 'react';
import type { MdxComponents } from './evaluate';

interface StandIn {
  (props: { readonly children?: ReactNode }): ReactNode;
  [member: string]: unknown;
}

const standIns = new WeakSet<object>();

function createStandIn(): StandIn {
  const standIn: StandIn = Object.assign(
    ({ children }: { readonly children?: ReactNode }) => createElement(Fragment, null, children),
    {} as Record<string, unknown>,
  );
  standIns.add(standIn);
  return standIn;
}

/** What a page shows in place of an expression that must not run. */
export const leftOut = createElement(createStandIn());

/**
 * Components to draw a page with that names unknown ones: each shows what is between its tags.
 * @param names may have members, such as `Hint.Part`.
 */
export function standInsFor(names: readonly string[]): MdxComponents {
  const all: Record<string, StandIn> = {};
  for (const name of names) {
    const [first = name, ...members] = name.split('.');
    let holder = (all[first] ??= createStandIn());
    for (const member of members) holder = (holder[member] ??= createStandIn()) as StandIn;
  }
  return all;
}

/** Whether a value that an element is given holds a stand-in, so that the element need not be as its writer meant it. */
export function holdsStandIn(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsStandIn);
  if (typeof value === 'function') return standIns.has(value);
  if (!isValidElement<object>(value)) return false;
  return holdsStandIn(value.type) || Object.values(value.props).some(holdsStandIn);
}
