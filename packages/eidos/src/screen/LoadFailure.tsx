import { useRef, useState } from 'react';
import { englishScreen } from '../translations/english-screen';
import { useTranslator } from '../translations/translations-context';

const controls = 'input, select, textarea, button, [tabindex]';

/** Focuses the first control of the element at a place among its siblings. */
function focusInside(parent: Element | null | undefined, place: number): void {
  const found = parent?.children[place]?.querySelectorAll<HTMLElement>(controls);
  [...(found ?? [])].find(({ tabIndex }) => tabIndex >= 0)?.focus();
}

function isFocusLost(near: Element | null | undefined): boolean {
  const root = near?.getRootNode() as Document | ShadowRoot | undefined;
  return !root?.activeElement || root.activeElement === near?.ownerDocument.body;
}

/** Shown in the place of a part whose code could not be loaded, with a button that loads it again. */
export function LoadFailure({ load }: { readonly load: () => Promise<void> }) {
  const { t } = useTranslator(englishScreen);
  const [busy, setBusy] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  function retry() {
    const parent = ref.current?.parentElement;
    const place = [...(parent?.children ?? [])].indexOf(ref.current as Element);
    // The button is gone then, and the focus with it unless it was moved elsewhere.
    const focusPart = () => isFocusLost(parent) && focusInside(parent, place);
    setBusy(true);
    load().then(
      () => requestAnimationFrame(focusPart),
      () => setBusy(false),
    );
  }
  return (
    <div ref={ref} role="alert" className="eidos-failure">
      <p>{t(busy ? 'part.loading' : 'part.unavailable')}</p>
      <button
        type="button"
        className="eidos-button"
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : retry}
      >
        {t('part.retry')}
      </button>
    </div>
  );
}
