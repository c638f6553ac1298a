'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { isInScope } from '@/lib/config/paths/path-scope';
import type { NavbarDropdown } from '@/lib/publish/navbar/navbar-item';
import { AttachBehaviors } from '../../ui/attach-behaviors';
import { detailsMotion } from '../../ui/attach-details';
import { usePath } from '@/lib/browser/location/location';

const behaviors = [detailsMotion];

export interface MenuDropdownProps extends Pick<NavbarDropdown, 'label' | 'opensOn'> {
  readonly children: ReactNode;
}

/** A dropdown of the mobile menu: open from the start only when it holds the page on screen, never closed by itself. */
export function MenuDropdown({ label, opensOn = [], children }: MenuDropdownProps) {
  const path = usePath();
  const holdsPage = opensOn.some((scope) => isInScope(path, scope));
  const details = useRef<HTMLDetailsElement>(null);
  const isInitiallyOpen = useRef(holdsPage);
  useEffect(() => {
    if (holdsPage && details.current) details.current.open = true;
  }, [holdsPage, path]);
  return (
    <>
      {/* React would write `open` back on every render, so it receives the first value only. */}
      {/* oxlint-disable-next-line react/refs */}
      <details ref={details} open={isInitiallyOpen.current} suppressHydrationWarning>
        <summary>{label}</summary>
        <ul>{children}</ul>
      </details>
      <AttachBehaviors to={details} behaviors={behaviors} />
    </>
  );
}
