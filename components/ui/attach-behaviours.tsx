'use client';

import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { attachBehaviours, showParts, type Behaviour } from './behaviour';

interface AttachBehavioursProps {
  /** Selector of the element that has the parts, or a ref to it. */
  readonly to: string | RefObject<HTMLElement | null>;
  readonly behaviours: readonly Behaviour[];
  /** Changes whenever the markup does, such as a hash of it: then the behaviours are attached again. */
  readonly contentHash?: string;
}

const find = (to: AttachBehavioursProps['to']) =>
  typeof to === 'string' ? document.querySelector<HTMLElement>(to) : to.current;

/** Attaches behaviours to static markup once it is hydrated, and detaches them when it leaves. Renders nothing. */
export function AttachBehaviours({ to, behaviours, contentHash }: AttachBehavioursProps) {
  // Before the browser paints, so that a chosen tab never follows the default one on the screen.
  useLayoutEffect(() => {
    const root = find(to);
    if (root) showParts(root, behaviours);
  }, [to, behaviours, contentHash]);
  useEffect(() => {
    const root = find(to);
    return root ? attachBehaviours(root, behaviours) : undefined;
  }, [to, behaviours, contentHash]);
  return null;
}
