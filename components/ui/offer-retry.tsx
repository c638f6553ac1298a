'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { restoreFocus } from '@/lib/browser/focus-main';
import { translate } from '@/lib/translations/translate';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** The placeholder of a part whose script could not be loaded, until loading it again succeeds. */
const failedPart = <Props extends object>(cause: unknown, load: Load<Props>) =>
  function FailedPart(props: Props) {
    const [error, setError] = useState(cause);
    const [Part, setPart] = useState<ComponentType<Props>>();
    useEffect(() => {
      if (Part) restoreFocus();
    }, [Part]);
    if (Part) return <Part {...props} />;
    const retry = () => load().then((loaded) => setPart(() => loaded.default), setError);
    return (
      <div role="alert" className="message">
        <pre>{String(error)}</pre>
        <button type="button" onClick={() => void retry()}>
          {translate('Retry')}
        </button>
      </div>
    );
  };

/**
 * Lets a lazily loaded part show why its script cannot be loaded, and a button that loads it again. Without it, the whole page
 * would crash, and again at each attempt, because React remembers a failure. On the server, a failure ends the build instead.
 */
export function offerRetry<Props extends object>(load: Load<Props>): Load<Props> {
  if (typeof window === 'undefined') return load;
  return () => load().catch((cause: unknown) => ({ default: failedPart(cause, load) }));
}
