'use client';

import { useShownPath } from '@/lib/browser/navigation/shown-path';
import { hrefOf } from '@/lib/config/paths/paths';
import type { SiteConfig } from '@/lib/config/schema';
import { translate } from '@/lib/translations/translate';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Brand, type BrandProps } from '../../shell/brand/brand';
import { MENU_ID, SIDEBAR_ID } from '@/lib/config/paths/shell-ids';
import { PaneHeader } from '../../shell/menu/pane-header';
import { StaticMarkup } from '../../static-markup/static-markup';
import { AttachBehaviors, type Behavior } from '../../ui/attach-behaviors';
import { detailsMotion } from '../../ui/attach-details';
import { useSidebarVisibility } from '../docs-frame';
import { attachAutoCollapse, attachLabel, followPage, markCurrent, showCurrent } from './follow-page';
import { Icon } from '../../ui/icon';
import styles from './sidebar.module.css';

const sidebarBehaviors: readonly Behavior[] = [
  { selector: '[data-auto-collapse]', attach: attachAutoCollapse },
  { selector: '[data-category=page]', attach: attachLabel },
  detailsMotion,
];

export interface SidebarProps extends Readonly<SiteConfig['docs']['sidebar']> {
  /** The markup of the tree, or of its top level, rendered from `SidebarTree`. */
  readonly html: string;
  /** URL of the JSON file with the markup of the whole tree, where `html` is its top level. */
  readonly wholeTree?: string | undefined;
  /** For the head of the pane that it is on a small screen. */
  readonly brand: BrandProps;
  /** The bar hides on scroll, so the sidebar reaches up behind it and repeats the brand there. */
  readonly reachesTop: boolean;
}

/**
 * Returns the markup of the whole tree once the browser has it, and `html` until then, whose links lead on.
 * @param url of the whole tree, which changes with its content; undefined when `html` is all of it
 */
function useWholeTree(html: string, url = ''): string {
  const [trees, setTrees] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    if (url === '') return;
    const load = async () => {
      const response = await fetch(url, { cache: 'force-cache' });
      if (!response.ok) return;
      const tree = (await response.json()) as string;
      setTrees((before) => ({ ...before, [url]: tree }));
    };
    load().catch(() => undefined);
  }, [url]);
  return trees[url] ?? html;
}

type TreeProps = Pick<SidebarProps, 'html' | 'autoCollapseCategories'>;

/** Renders the tree once and follows the page in the document, so that what the reader opened stays open. */
function Tree({ html, autoCollapseCategories }: TreeProps) {
  const path = hrefOf(useShownPath());
  const tree = useRef<HTMLDivElement>(null);
  const [markup] = useState(() => markCurrent(html, path));
  useLayoutEffect(() => {
    if (tree.current) followPage(tree.current, path);
  }, [path]);
  useEffect(() => {
    if (tree.current?.parentElement) showCurrent(tree.current.parentElement);
  }, []);
  return (
    <>
      <StaticMarkup ref={tree} html={markup} data-auto-collapse={autoCollapseCategories || undefined} />
      <AttachBehaviors to={tree} behaviors={sidebarBehaviors} />
    </>
  );
}

/**
 * The docs sidebar: a column next to the page, and the second pane of the mobile menu. One element is both, so that its
 * links are in the page once; it is a popover that a wide screen always shows.
 */
export function Sidebar({
  html,
  wholeTree,
  hideable,
  autoCollapseCategories,
  brand,
  reachesTop,
}: SidebarProps) {
  const { isHidden, setHidden } = useSidebarVisibility();
  const hideLabel = translate(isHidden ? 'Expand sidebar' : 'Collapse sidebar');
  const tree = useWholeTree(html, wholeTree);
  return (
    <div
      id={SIDEBAR_ID}
      popover="auto"
      className={styles.sidebar}
      data-hidden={isHidden || undefined}
      data-reaches-top={reachesTop || undefined}
      data-menu-pane
      data-print="hide"
    >
      {/* An aside may not be a dialog, which its surroundings are while they are a pane. */}
      <aside className={styles.inside}>
        {reachesTop && (
          <div className={styles.brand} inert>
            <Brand {...brand} />
          </div>
        )}
        <div className={styles.paneOnly}>
          <PaneHeader closes={SIDEBAR_ID} brand={brand} />
          <button type="button" className={styles.back} popoverTarget={MENU_ID} popoverTargetAction="show">
            {translate('← Back to main menu')}
          </button>
        </div>
        <nav aria-label={translate('Docs sidebar')} className={styles.nav}>
          <Tree key={tree} html={tree} autoCollapseCategories={autoCollapseCategories} />
        </nav>
        {hideable && (
          <button
            type="button"
            className={styles.hide}
            title={hideLabel}
            aria-label={hideLabel}
            data-replay="hydration"
            onClick={() => setHidden(!isHidden)}
          >
            <Icon name={isHidden ? 'show' : 'hide'} />
          </button>
        )}
      </aside>
    </div>
  );
}
