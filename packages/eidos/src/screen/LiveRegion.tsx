import { useSyncExternalStore } from 'react';
import { useScreen } from '../parts/screen-context';

const silence = () => '';

/** The element that announces the screen's messages to assistive technology. */
export function LiveRegion() {
  const { announcer, navigator } = useScreen();
  const message = useSyncExternalStore(announcer.subscribe, announcer.getMessage, silence);
  return (
    <div
      ref={(element) => void (element && navigator.lookIn(element))}
      className="eidos-visually-hidden"
      role="status"
      aria-live="polite"
      aria-atomic="true"
    >
      {message}
    </div>
  );
}
