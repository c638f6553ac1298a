import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { afterPaint } from '@/lib/browser/page-load/after-paint';
import { keptBranch } from './kept-branches';
import { loadedTree, loadTree } from './load-tree';
import { markCurrent } from './mark-current';

/** Markup of a whole tree, or the address of one that is too large to be in every page. */
export type TreeSource = { readonly html: string } | { readonly address: string };

interface Drawing {
  readonly html: string;
  readonly isWhole: boolean;
}

/** What a document holds of a large tree: its branch, which the build drew and hydration finds there. */
function branchOnPage(address: string, path: string): string {
  const drawn = keptBranch(address, path);
  if (drawn !== undefined) return markCurrent(drawn, path);
  if (typeof document === 'undefined') throw new Error(`The build drew no tree for ${address}.`);
  return document.querySelector(`[data-sidebar-tree="${address}"]`)?.innerHTML ?? '';
}

function firstDrawing(source: TreeSource, path: string): Drawing {
  const whole = 'html' in source ? source.html : loadedTree(source.address);
  if (whole !== undefined) return { html: markCurrent(whole, path), isWhole: true };
  return { html: 'address' in source ? branchOnPage(source.address, path) : '', isWhole: false };
}

/**
 * The markup of a tree as the page shows it first. Of a large tree that is its branch, until a list that lacks entries
 * comes into view, or the page on screen is in another branch: then the whole tree takes its place.
 */
export function useTree(source: TreeSource, path: string, tree: RefObject<HTMLElement | null>): Drawing {
  const [drawing, setDrawing] = useState(() => firstDrawing(source, path));
  const currentPath = useRef(path);
  const restore = useRef<((tree: HTMLElement) => void) | undefined>(undefined);
  const address = 'address' in source ? source.address : undefined;
  const { isWhole } = drawing;

  const drawWhole = useCallback(async () => {
    if (address === undefined) return;
    // Without the whole tree the links of the branch lead on; the next occasion tries again.
    const loaded = await Promise.all([loadTree(address), import('./keep-tree-state')]).catch(() => undefined);
    if (!loaded || !tree.current) return;
    const [html, { keepTreeState }] = loaded;
    restore.current = keepTreeState(tree.current);
    setDrawing({ html: markCurrent(html, currentPath.current), isWhole: true });
  }, [address, tree]);

  useLayoutEffect(() => {
    currentPath.current = path;
  }, [path]);

  useLayoutEffect(() => {
    if (isWhole && tree.current) restore.current?.(tree.current);
    restore.current = undefined;
  }, [isWhole, tree]);

  useEffect(() => {
    if (!isWhole && !tree.current?.querySelector('[aria-current]')) void drawWhole();
  }, [isWhole, path, tree, drawWhole]);

  useEffect(() => {
    const root = tree.current;
    if (isWhole || !root || address === undefined) return undefined;
    const lacking = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) afterPaint(() => void drawWhole());
    });
    root.querySelectorAll('ul[data-part]').forEach((list) => lacking.observe(list));
    const fetchAhead = () => void loadTree(address).catch(() => undefined);
    root.addEventListener('pointerenter', fetchAhead, { once: true });
    return () => {
      lacking.disconnect();
      root.removeEventListener('pointerenter', fetchAhead);
    };
  }, [isWhole, address, tree, drawWhole]);

  return drawing;
}
