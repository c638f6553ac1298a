'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { hrefOf } from '@/lib/paths/href';
import { translate } from '@/lib/translations/translate';
import { AttachBehaviours } from '../../behaviours/attach-behaviours';
import { docsBehaviours } from '../../behaviours/docs-behaviours';
import { StaticMarkup } from '../../static-markup/static-markup';
import { Brand, type BrandProps } from '../../shell/brand/brand';
import { SIDEBAR_ID, MENU_ID } from '../../shell/menu/menu-ids';
import { PaneHeader } from '../../shell/menu/pane-header';
import { useSidebarVisibility } from '../docs-frame';
import { followPage, showCurrent } from './follow-page';
import { HideButton, ShowButton } from './hide-buttons';
import { useTree, type TreeSource } from './use-tree';
import styles from './sidebar.module.css';

export interface SidebarProps {
  /** The tree, drawn by `SidebarTree`. */
  readonly tree: TreeSource;
  readonly hideable: boolean;
  readonly autoCollapseCategories: boolean;
  /** For the head of the pane that it is on a small screen. */
  readonly brand: BrandProps;
  /** The bar hides on scroll, so the sidebar reaches up behind it and repeats the brand there. */
  readonly reachesTop: boolean;
}

interface TreeProps extends Pick<SidebarProps, 'autoCollapseCategories'> {
  readonly source: TreeSource;
}

/** Draws the tree once and follows the page in the document, so that what the reader opened stays open. */
function Tree({ source, autoCollapseCategories }: TreeProps) {
  const path = hrefOf(usePathname());
  const tree = useRef<HTMLDivElement>(null);
  const { html, isWhole } = useTree(source, path, tree);
  const isInData = 'html' in source;
  useLayoutEffect(() => {
    if (tree.current) followPage(tree.current, path);
  }, [path]);
  const isEmpty = html === '';
  useEffect(() => {
    if (tree.current?.parentElement) showCurrent(tree.current.parentElement);
  }, [isEmpty]);
  return (
    <>
      <StaticMarkup
        ref={tree}
        html={html}
        data-sidebar-tree={isInData ? '' : source.address}
        data-auto-collapse={autoCollapseCategories || undefined}
        suppressHydrationWarning
      />
      <AttachBehaviours to={tree} behaviours={docsBehaviours} contentHash={isWhole ? 'whole' : 'branch'} />
    </>
  );
}

/**
 * The docs sidebar: a column beside the page, and the second pane of the mobile menu. One element is both, so that its
 * links are in the page once; it is a popover that a wide screen always shows.
 */
export function Sidebar({ tree, hideable, autoCollapseCategories, brand, reachesTop }: SidebarProps) {
  const { isHidden } = useSidebarVisibility();
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
          <button
            type="button"
            className={styles.back}
            popoverTarget={MENU_ID}
            popoverTargetAction="show"
            data-menu-back
          >
            {translate('← Back to main menu')}
          </button>
        </div>
        <nav aria-label={translate('Docs sidebar')} className={styles.nav}>
          <Tree
            key={'html' in tree ? tree.html : tree.address}
            source={tree}
            autoCollapseCategories={autoCollapseCategories}
          />
        </nav>
        {hideable && <HideButton className={styles.hide} />}
        {hideable && isHidden && <ShowButton className={styles.show} />}
      </aside>
    </div>
  );
}
