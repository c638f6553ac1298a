import { useSyncExternalStore } from 'react';
import { useScreen } from '../parts/screen-context';

const silence = () => '';

/** The one element through which the screen speaks to assistive technology. */
export function LiveRegion() {
  const { announcer } = useScreen();
  const message = useSyncExternalStore(announcer.subscribe, announcer.getMessage, silence);
  return (
    <div className="eidos-visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {message}
    </div>
  );
}
