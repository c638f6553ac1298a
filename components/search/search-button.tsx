'use client';

import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import type { SearchDialogProps } from './search-dialog';
import { isSearchShortcut } from './search-shortcut';
import styles from './search-button.module.css';

interface SearchButtonProps {
  /** Address of the records, below the base path. */
  readonly indexUrl: string;
}

/**
 * The box in the bar: a button, so that nothing of the search is loaded before somebody wants it. Pointing at it or
 * focusing it fetches the dialog and the index; a click, Ctrl/⌘+K or `/` opens them.
 */
export function SearchButton({ indexUrl }: SearchButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const load = useCallback(() => {
    setHasFailed(false);
    import('./search-dialog').then(
      (module) => setDialog(() => module.SearchDialog),
      () => setHasFailed(true),
    );
  }, []);
  const open = useCallback(() => {
    load();
    setIsOpen(true);
  }, [load]);
  const close = useCallback(() => {
    setIsOpen(false);
    button.current?.focus();
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-replay=""
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={load}
        onFocus={load}
        onClick={open}
      >
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
          <path d="M8.5 3a5.5 5.5 0 1 1-3.9 9.4A5.5 5.5 0 0 1 8.5 3Zm4 9.5L17 17" />
        </svg>
        <span className={styles.label}>Search</span>
        <kbd className={styles.shortcut} aria-hidden="true">
          /
        </kbd>
      </button>
      {hasFailed && isOpen && (
        <span role="alert" className={styles.failure}>
          Search could not be loaded. Press again to retry.
        </span>
      )}
      {Dialog && isOpen && <Dialog indexUrl={indexUrl} onClose={close} />}
    </>
  );
}
