'use client';

import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { BackToTop } from './back-to-top/back-to-top';
import styles from './docs-frame.module.css';

interface SidebarVisibility {
  readonly isHidden: boolean;
  readonly setHidden: (isHidden: boolean) => void;
}

const SidebarVisibilityContext = createContext<SidebarVisibility>({
  isHidden: false,
  setHidden: () => undefined,
});

/** Whether the reader hid the sidebar; kept while they stay in the docs, stored nowhere. */
export const useSidebarVisibility = (): SidebarVisibility => useContext(SidebarVisibilityContext);

/** The two columns of the docs: the sidebar and the page. It outlives every page and sidebar within. */
export function DocsFrame({ children }: { readonly children: ReactNode }) {
  const [isHidden, setHidden] = useState(false);
  const visibility = useMemo(() => ({ isHidden, setHidden }), [isHidden]);
  return (
    <SidebarVisibilityContext value={visibility}>
      <div className={styles.frame} data-sidebar-hidden={isHidden || undefined}>
        <BackToTop />
        {children}
      </div>
    </SidebarVisibilityContext>
  );
}
