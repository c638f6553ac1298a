import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import styles from './navbar-dropdown.module.css';

export interface NavbarDropdownProps {
  /** Id for the list, unique in the page. */
  readonly id: string;
  readonly label: ReactNode;
  readonly className?: string;
  /** The entries, as `li`. */
  readonly children: ReactNode;
}

/**
 * A dropdown of the bar: the platform's popover, so that click, Enter, Space, Escape and a click outside work before
 * any script; `attach-dropdowns` adds what the platform lacks.
 */
export function NavbarDropdown({ id, label, className, children }: NavbarDropdownProps) {
  return (
    <div className={`${styles.dropdown} ${className ?? ''}`} data-dropdown>
      <button type="button" popoverTarget={id}>
        {label}
        <Icon name="chevron" />
      </button>
      <ul id={id} popover="auto">
        {children}
      </ul>
    </div>
  );
}
