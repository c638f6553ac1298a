import { useSyncExternalStore } from 'react';
import { watchPresses } from '../hooks/pointer-press';
import { useScreen } from '../parts/screen-context';

const silence = () => '';

/** The element that announces the screen's messages to assistive technology, and by which the screen knows its document. */
export function LiveRegion() {
  const { announcer, navigator } = useScreen();
  const message = useSyncExternalStore(announcer.subscribe, announcer.getMessage, silence);
  function place(element: Element | null) {
    if (!element) return;
    navigator.lookIn(element);
    watchPresses(element.ownerDocument.defaultView!);
  }
  return (
    <div ref={place} className="eidos-visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {message}
    </div>
  );
}
