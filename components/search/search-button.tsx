'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { SEARCH_PARAMETER, type SearchScopes } from '@/lib/publish/search/search-urls';
import { translate } from '@/lib/translations/translate';
import { typesCharacter, isSearchShortcut } from './search-shortcut';
import type { SearchDialogProps } from './search-dialog';
import styles from './search-button.module.css';

/** The server renders no dialog; without the condition it would compile the whole search. */
const importDialog = () =>
  typeof window === 'undefined'
    ? Promise.reject(new Error('The search dialog belongs to the browser.'))
    : import('./search-dialog');

/** Whether the page could be loaded again: a reload without its server would remove what can still be read. */
async function canReload(): Promise<boolean> {
  const response = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(
    () => undefined,
  );
  return response !== undefined && response.status < 500;
}

/**
 * The box in the bar: a button, so that no part of the search is loaded before it is needed. Pointing at it or
 * focusing it fetches the dialog; a click, Ctrl/⌘+K or `/` opens it.
 */
export function SearchButton({ scopes }: { readonly scopes: SearchScopes }) {
  /** Undefined until its script is there. */
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const [opened, setOpened] = useState<{ readonly pathname: string; readonly query: string }>();
  const pathname = usePathname();
  const button = useRef<HTMLButtonElement>(null);

  // Back and Forward lead to another page below the dialog, which would stay on top of it.
  if (opened && opened.pathname !== pathname) setOpened(undefined);

  /** Fetches the script; resolves to whether it is there. */
  const load = useCallback(async () => {
    setHasFailed(false);
    try {
      const { SearchDialog } = await importDialog();
      setDialog(() => SearchDialog);
      return true;
    } catch {
      setHasFailed(true);
      return false;
    }
  }, []);
  const discard = () => {
    setDialog(undefined);
    setHasFailed(true);
  };

  const isFailureShown = hasFailed && opened !== undefined;
  const isWaiting = opened && !Dialog && !hasFailed;
  const open = useCallback(
    async (query = '') => {
      setOpened({ pathname, query });
      if ((await load()) || !isFailureShown) return;
      // A script that fails again while the server responds belongs to an earlier deployment, so the page is outdated too.
      if ((await canReload()) && !(await load())) window.location.reload();
    },
    [load, pathname, isFailureShown],
  );
  const close = useCallback((hasChosen: boolean) => {
    setOpened(undefined);
    if (!hasChosen) button.current?.focus();
  }, []);

  // An effect event knows the page from the moment its URL is shown; an effect would only follow after the paint.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isWaiting && typesCharacter(event)) setOpened({ ...opened, query: opened.query + event.key });
    else if (isSearchShortcut(event)) void open();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  const openQuery = useEffectEvent(() => {
    const query = new URLSearchParams(window.location.search).get(SEARCH_PARAMETER);
    if (query) void open(query);
  });
  useEffect(() => {
    const timer = setTimeout(openQuery);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-replay="hydration"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => void open()}
      >
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
          <path d="M8.5 3a5.5 5.5 0 1 1-3.9 9.4A5.5 5.5 0 0 1 8.5 3Zm4 9.5L17 17" />
        </svg>
        <span className={styles.label}>{translate('Search')}</span>
        <kbd className={styles.shortcut} aria-hidden="true">
          /
        </kbd>
      </button>
      {isWaiting && (
        <span role="status" className={styles.waiting}>
          {translate('Loading search…')}
        </span>
      )}
      {opened && !Dialog && hasFailed && (
        <span role="alert" className={styles.failure}>
          {translate('Search could not be loaded. Press again to retry.')}
        </span>
      )}
      {opened && Dialog && (
        <Dialog scopes={scopes} initialQuery={opened.query} onClose={close} onCrash={discard} />
      )}
    </>
  );
}
