import { useState } from 'react';

interface KeptZone {
  /** The string whose time zone an entry keeps; empty while all of it was entered here. */
  readonly kept: string;
  /** Remembers a string that was entered here. */
  readonly remember: (entered: string) => void;
}

/**
 * A stored time keeps its time zone through every edit, even while it is emptied. A time entered here has the zone of
 * its own date, which changes with it.
 */
export function useKeptZone(stored: string): KeptZone {
  const [kept, setKept] = useState(stored);
  const [entered, setEntered] = useState<string>();
  const isStored = stored !== '' && stored !== entered && stored !== kept;
  if (isStored) setKept(stored);
  return { kept: isStored ? stored : kept, remember: setEntered };
}
