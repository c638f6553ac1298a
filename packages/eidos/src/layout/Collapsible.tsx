import { type ReactNode, useCallback, useId, useState } from 'react';
import { isWithin } from '../controller/field-id';
import { useShownErrors } from '../hooks/use-form';
import type { Pointer } from '../json/json-pointer';
import { useReveal } from '../parts/screen-context';
import { englishTabs } from '../translations/english-lists';
import { useTranslator } from '../hooks/contexts';
import type { Collapsible as InitialState } from '../types/eidos-schema';

/** The number of errors behind a tab or in a collapsed part; nothing when there are none. */
export function ErrorCount({ count }: { count: number }) {
  const { t } = useTranslator(englishTabs);
  if (count === 0) return null;
  return (
    <>
      <span className="eidos-tabs__count" aria-hidden="true">
        {count}
      </span>
      <span className="eidos-visually-hidden">{` (${t('tabs.errors', { count })})`}</span>
    </>
  );
}

interface CollapsibleProps {
  /** The group whose values are inside, some or all of them. */
  pointer: Pointer;
  /** Everything that is inside: going to one of these values, or into it, opens it. */
  pointers: readonly Pointer[];
  label: string;
  collapsible: InitialState;
  id?: string;
  describedBy?: string;
  children: ReactNode;
}

/** A labeled part that can be collapsed. Its summary shows how many errors are inside. */
export function Collapsible({
  pointer,
  pointers,
  label,
  collapsible,
  id,
  describedBy,
  children,
}: CollapsibleProps) {
  const labelId = useId();
  const [isOpen, setOpen] = useState(collapsible !== 'closed');
  const count = useShownErrors(pointers).length;
  // As text, because a list written inline is a new list at each render.
  const inside = JSON.stringify(pointers);
  useReveal(
    pointer,
    useCallback(
      (target) => setOpen((open) => open || isWithinAny(target, JSON.parse(inside) as readonly Pointer[])),
      [inside],
    ),
  );
  return (
    <fieldset
      id={id}
      className="eidos-group eidos-fold"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      data-invalid={count > 0 || undefined}
    >
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="eidos-group__label">
          <span id={labelId}>{label}</span>
          <ErrorCount count={count} />
        </summary>
        <div className="eidos-group">{children}</div>
      </details>
    </fieldset>
  );
}

/** Whether a value is one of some values, or inside one of them. */
export function isWithinAny(target: Pointer, pointers: readonly Pointer[]): boolean {
  return pointers.some((pointer) => isWithin(target, pointer));
}
