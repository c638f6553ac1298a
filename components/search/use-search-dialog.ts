import { useCallback, useState, type ComponentType } from 'react';
import type { SearchDialogProps } from './search-dialog';

/** The server renders no dialog; without the condition it would compile the whole search. */
const importDialog = () =>
  typeof window === 'undefined'
    ? Promise.reject(new Error('The search dialog belongs to the browser.'))
    : import('./search-dialog');

interface SearchDialogScript {
  /** Undefined until its script is there. */
  readonly Dialog: ComponentType<SearchDialogProps> | undefined;
  readonly hasFailed: boolean;
  /** Fetches the script; resolves to whether it is there. */
  readonly load: () => Promise<boolean>;
  /** Removes a dialog that crashed. */
  readonly discard: () => void;
}

/** The dialog, whose script is fetched only when somebody wants to search. */
export function useSearchDialog(): SearchDialogScript {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [hasFailed, setHasFailed] = useState(false);

  const discard = useCallback(() => {
    setDialog(undefined);
    setHasFailed(true);
  }, []);
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
  return { Dialog, hasFailed, load, discard };
}
