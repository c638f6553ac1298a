'use client';

import { afterPaint, finishAttaching, startAttaching } from '@/lib/browser/page-load/readiness';
import { replayEarlyClick } from '@/lib/browser/page-load/early-clicks';
import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** Attaches a behavior to one of its parts, until `signal` is aborted. */
export type Attach = (part: HTMLElement, signal: AbortSignal) => void;

/** A script's addition to static markup. Without it the markup has to be complete and readable. */
export interface Behavior {
  /** The parts that it is for. Where a page has none, it is neither attached nor loaded. */
  readonly selector: string;
  /** Changes each part before the browser paints it, for what a reader has chosen on an earlier page. */
  show?(this: void, part: HTMLElement): void;
  /** Attaches it once the page is hydrated; its code comes with the scripts of every page, so it has to be small. */
  readonly attach?: Attach;
  /** Loads what attaches it, after the page was painted. A button that does nothing before that has `selector` as its
   * `data-replay`; then a press that came too early is repeated. */
  readonly load?: (() => Promise<Attach>) | undefined;
}

/** Shows at once what the parts of `root` have to show before the first paint. */
export function showParts(root: HTMLElement, behaviors: readonly Behavior[]): void {
  for (const { selector, show } of behaviors) {
    if (show) root.querySelectorAll<HTMLElement>(selector).forEach(show);
  }
}

/**
 * Attaches the behaviors whose parts `root` has; returns the function that detaches all of them. Those that have to be
 * loaded follow as they arrive; one whose script cannot be loaded leaves its parts as readable as they were.
 */
export function attachBehaviors(root: HTMLElement, behaviors: readonly Behavior[]): () => void {
  const stop = new AbortController();
  const partsOf = (selector: string) => [
    ...(root.matches(selector) ? [root] : []),
    ...root.querySelectorAll<HTMLElement>(selector),
  ];
  const wanted = behaviors.filter(({ selector }) => partsOf(selector).length > 0);
  for (const { selector, attach } of wanted) partsOf(selector).forEach((part) => attach?.(part, stop.signal));
  const loadAll = () =>
    wanted.map(async ({ selector, load }) => {
      const attach = await load?.().catch(() => undefined);
      if (!attach || stop.signal.aborted) return;
      partsOf(selector).forEach((part) => attach(part, stop.signal));
      replayEarlyClick(selector);
    });
  startAttaching();
  afterPaint(() => void Promise.all(stop.signal.aborted ? [] : loadAll()).then(finishAttaching));
  return () => stop.abort();
}

interface AttachBehaviorsProps {
  /** Selector of the element that has the parts, or a ref to it. */
  readonly to: string | RefObject<HTMLElement | null>;
  readonly behaviors: readonly Behavior[];
  /** Changes whenever the markup does, such as a hash of it: then the behaviors are attached again. */
  readonly contentHash?: string;
}

const find = (to: AttachBehaviorsProps['to']) =>
  typeof to === 'string' ? document.querySelector<HTMLElement>(to) : to.current;

/** Attaches behaviors to static markup once it is hydrated, and detaches them when it leaves. Renders nothing. */
export function AttachBehaviors({ to, behaviors, contentHash }: AttachBehaviorsProps) {
  // Before the browser paints, so that a chosen tab never follows the default one on the screen.
  useLayoutEffect(() => {
    const root = find(to);
    if (root) showParts(root, behaviors);
  }, [to, behaviors, contentHash]);
  useEffect(() => {
    const root = find(to);
    return root ? attachBehaviors(root, behaviors) : undefined;
  }, [to, behaviors, contentHash]);
  return null;
}
