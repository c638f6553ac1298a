import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslator } from '../translations/translations-context';
import { ErrorCount } from './ErrorCount';
import type { TabItem } from './tab-items';
import { useShownErrors } from '../hooks/use-form';

export interface TabPartProps {
  /** Prefix of the ids that connect tab and panel; the index of the tab makes them unique. */
  base: string;
  place: number;
  item: TabItem;
  isOpen: boolean;
}

interface TabButtonProps extends TabPartProps {
  onOpen: (id: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>, place: number) => void;
}

/** A tab, with the number of errors that its section shows. */
export function TabButton({ base, place, item, isOpen, onOpen, onKeyDown }: TabButtonProps) {
  const { label } = useTranslator();
  const count = useShownErrors(item.pointers).length;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // When it is opened to show an error, it may be outside the visible part of the list.
    if (isOpen) scrollIntoList(button.current);
  }, [isOpen]);
  return (
    <button
      ref={button}
      type="button"
      role="tab"
      id={`${base}tab-${place}`}
      className="eidos-tabs__tab"
      aria-selected={isOpen}
      aria-controls={`${base}panel-${place}`}
      tabIndex={isOpen ? 0 : -1}
      data-invalid={count > 0 || undefined}
      onClick={() => onOpen(item.id)}
      onKeyDown={(event) => onKeyDown(event, place)}
    >
      {label(item)}
      <ErrorCount count={count} />
    </button>
  );
}

/** Scrolls only the list of tabs: `scrollIntoView` would scroll the page as well. */
function scrollIntoList(tab: HTMLElement | null): void {
  const list = tab?.parentElement;
  if (!tab || !list) return;
  const box = tab.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (box.left < frame.left) list.scrollLeft -= frame.left - box.left;
  else if (box.right > frame.right) list.scrollLeft += box.right - frame.right;
}
