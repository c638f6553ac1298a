'use client';

import { useEffect, useRef } from 'react';
import { translate } from '@/lib/translations/translate';
import { Icon } from '../../ui/icon';
import { useSidebarVisibility } from '../docs-frame';

interface HideButtonProps {
  readonly className?: string;
}

/** Hides the sidebar; the focus goes to the button that brings it back. */
export function HideButton({ className }: HideButtonProps) {
  const { isHidden, setHidden } = useSidebarVisibility();
  const button = useRef<HTMLButtonElement>(null);
  const wasHidden = useRef(isHidden);
  useEffect(() => {
    if (wasHidden.current && !isHidden) button.current?.focus({ preventScroll: true });
    wasHidden.current = isHidden;
  }, [isHidden]);
  return (
    <button
      ref={button}
      type="button"
      className={className}
      title={translate('Collapse sidebar')}
      aria-label={translate('Collapse sidebar')}
      data-replay="hydration"
      onClick={() => setHidden(true)}
    >
      <Icon name="hide" />
    </button>
  );
}

/** The strip that a hidden sidebar leaves; brings it back and hands the focus over. */
export function ShowButton({ className }: HideButtonProps) {
  const { setHidden } = useSidebarVisibility();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Only the reader's own press leaves the focus on the button that has just been hidden.
    const lost = document.activeElement === document.body || document.activeElement?.closest('aside');
    if (lost) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className={className}
      title={translate('Expand sidebar')}
      aria-label={translate('Expand sidebar')}
      onClick={() => setHidden(false)}
    >
      <Icon name="show" />
    </button>
  );
}
