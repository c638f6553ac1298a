'use client';

import {
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { useCurrentVersion } from '@/lib/browser/version/preferred-version';
import { loadSearchIndex, type SearchIndex } from '@/lib/publish/search/search-index';
import type { SearchScopes } from '@/lib/publish/search/search-urls';
import { MAX_QUERY_LENGTH } from '@/lib/publish/search/tokenize';
import { translate, translateCount } from '@/lib/translations/translate';
import { ErrorBoundary } from '../ui/error-boundary';
import { Translated } from '../ui/translated';
import { isComposing, isSlashOn, setSlash } from './search-shortcut';
import { ChoiceList, offerGroup, resultGroups, type ChoiceListProps } from './search-results';
import { useRecentSearches } from './recent-searches';
import styles from './search-dialog.module.css';

export interface SearchDialogProps {
  readonly scopes: SearchScopes;
  readonly initialQuery: string;
  /** Called once the dialog is closed. After a choice, the focus belongs to the page that was chosen. */
  readonly onClose: (hasChosen: boolean) => void;
  /** Called when it crashed and has been removed. */
  readonly onCrash: () => void;
}

/** The return value of the dialog when a link in it was followed. */
const CHOSEN = 'chosen';

const keys = {
  enter: <kbd>↵</kbd>,
  up: <kbd>↑</kbd>,
  down: <kbd>↓</kbd>,
  escape: <kbd>esc</kbd>,
};

/** Whether the browser follows a link with these keys in another tab or window; the search stays open for the next result. */
const opensElsewhere = (event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>) =>
  event.ctrlKey || event.metaKey || event.shiftKey;

/** The index, or why it could not be loaded; neither while it is loading. */
interface IndexState {
  readonly index?: SearchIndex;
  readonly failure?: string;
}

function useSearchIndex(indexUrl: string): IndexState & { readonly retry: () => void } {
  const [state, setState] = useState<IndexState>({});
  const [retries, setRetries] = useState(0);

  useEffect(() => {
    let isLatest = true;
    const report = (next: IndexState) => isLatest && setState(next);
    loadSearchIndex(indexUrl).then(
      (index) => report({ index }),
      (error: unknown) => report({ failure: (error as Error).message }),
    );
    return () => {
      isLatest = false;
    };
  }, [indexUrl, retries]);

  const retry = () => {
    setState({});
    setRetries((count) => count + 1);
  };
  return { ...state, retry };
}

/** Lets a reader turn off the one key of the site that has no modifier. */
function SlashChoice() {
  const [isOn, setIsOn] = useState(isSlashOn);
  return (
    <label className={styles.slash}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target: { checked } }) => {
          setIsOn(checked);
          setSlash(checked);
        }}
      />
      {translate('The / key opens the search')}
    </label>
  );
}

/** Searches the version being read: a native dialog around a combobox whose options are links. */
function DocsSearch({ scopes, initialQuery, onClose }: Omit<SearchDialogProps, 'onCrash'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const [query, setQuery] = useState(initialQuery);
  const { indexUrl } = useCurrentVersion(scopes) ?? scopes[0];
  const { index, failure, retry } = useSearchIndex(indexUrl);
  const { recent, remember, forget } = useRecentSearches();

  // Before the next key is pressed: until here the button collects what is typed.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    const { documentElement: root } = document;
    root.toggleAttribute('data-search-open', true);
    return () => root.removeAttribute('data-search-open');
  }, []);

  const isAsking = query.trim() !== '';
  // A letter is shown before the search for it, which takes a slow phone longer than a frame.
  const searched = useDeferredValue(query);
  const groups = useMemo(() => index?.search(searched) ?? [], [index, searched]);
  const isSearched = index !== undefined && searched === query;
  const offers = [
    offerGroup(translate('Recent searches'), recent),
    offerGroup(translate('Start with'), index?.tasks.map(({ label, href: url }) => ({ label, url })) ?? []),
  ].filter(({ choices }) => choices.length > 0);
  const shown = isAsking ? resultGroups(groups) : offers;
  const entries = shown.flatMap(({ choices }) => choices.map(({ entry }) => entry));
  const count = entries.length;
  const [wanted, setWanted] = useState(0);
  // A longer query can have fewer results than the number of the active option.
  const active = Math.min(wanted, Math.max(0, count - 1));

  const moveTo = (option: number) => {
    setWanted(option);
    document.getElementById(`${listId}-${option}`)?.scrollIntoView({ block: 'nearest' });
  };
  // Enter while the results are those of an earlier query waits for the query's own.
  const waiting = useRef<{ readonly isElsewhere: boolean }>(undefined);
  const chooseActive = (isElsewhere: boolean) => {
    waiting.current = isAsking && !isSearched ? { isElsewhere } : undefined;
    const chosen = entries[active];
    if (waiting.current || !chosen) return;
    if (isElsewhere) {
      remember(chosen);
      window.open(chosen.url, '_blank', 'noopener');
    } else document.getElementById(`${listId}-${active}`)?.click();
  };
  useEffect(() => {
    if (waiting.current) chooseActive(waiting.current.isElsewhere);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && count > 0) moveTo((active + 1) % count);
    else if (event.key === 'ArrowUp' && count > 0) moveTo((active - 1 + count) % count);
    else if (event.key === 'Enter' && !isComposing(event)) chooseActive(opensElsewhere(event));
    else return;
    event.preventDefault();
  };
  // The event of the dialog comes later, and would close what the next key opens.
  const close = () => {
    dialog.current?.close();
    onClose(false);
  };
  // WebKit lets a search field keep Escape for itself, to clear it.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.preventDefault();
    close();
  };
  const choose: ChoiceListProps['onChoose'] = (chosen, event) => {
    remember(chosen);
    if (!opensElsewhere(event)) dialog.current?.close(CHOSEN);
  };
  const list = { id: listId, groups: shown, active, onChoose: choose };

  return (
    // The backdrop belongs to the dialog: a press on it reaches the dialog itself and nothing inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={translate('Search')}
      onClose={() => onClose(dialog.current?.returnValue === CHOSEN)}
      onKeyDown={closeOnEscape}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className={styles.panel}>
        <div className={styles.field}>
          <input
            type="search"
            role="combobox"
            aria-label={translate('Search docs')}
            aria-autocomplete="list"
            aria-expanded={count > 0}
            aria-controls={count > 0 ? listId : undefined}
            aria-activedescendant={count > 0 ? `${listId}-${active}` : undefined}
            placeholder={translate('Search docs')}
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            maxLength={MAX_QUERY_LENGTH}
            className={styles.input}
            value={query}
            onChange={(event) => {
              waiting.current = undefined;
              setQuery(event.target.value);
              setWanted(0);
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={styles.close} onClick={close}>
            {translate('Close')}
          </button>
        </div>
        {failure !== undefined && (
          <div role="alert" className={styles.message}>
            <p>{translate('The search index could not be loaded. {reason}', { reason: failure })}</p>
            <button
              type="button"
              className={styles.retry}
              onClick={() => {
                dialog.current?.querySelector('input')?.focus();
                retry();
              }}
            >
              {translate('Retry')}
            </button>
          </div>
        )}
        {isAsking && count > 0 && <ChoiceList label={translate('Search results')} {...list} />}
        {isAsking && isSearched && count === 0 && (
          <p className={styles.message}>
            <Translated text="No results for {query}" values={{ query: <q dir="auto">{query.trim()}</q> }} />
          </p>
        )}
        {!isAsking && count > 0 && (
          <div className={styles.recent}>
            <ChoiceList label={translate('Search docs')} {...list} />
            {recent.length > 0 && (
              <button
                type="button"
                className={styles.forget}
                onClick={() => {
                  forget();
                  setWanted(0);
                }}
              >
                {translate('Clear recent searches')}
              </button>
            )}
          </div>
        )}
        <p role="status" className={styles.status}>
          {isAsking && !isSearched && failure === undefined && translate('Loading…')}
          {isAsking && isSearched && translateCount('{count} results', count)}
        </p>
        <div className={styles.keys}>
          <p aria-hidden="true">
            <Translated text="{enter} to select {up} {down} to navigate {escape} to close" values={keys} />
          </p>
          <SlashChoice />
        </div>
      </div>
    </dialog>
  );
}

/**
 * The search, which the page does not depend on: it is fetched when it is first needed, and a crash removes only
 * the search.
 */
export function SearchDialog({ onCrash, ...search }: SearchDialogProps) {
  return (
    <ErrorBoundary onError={onCrash}>
      <DocsSearch {...search} />
    </ErrorBoundary>
  );
}
