import { type MouseEvent, type RefObject, type UIEvent, useEffect, useRef, useState } from 'react';
import type { ChoiceOption } from '../fields/ChoiceControl';
import { scrollWithin, useBrowserLayoutEffect } from '../hooks/effects';
import { type ComboboxProps } from './Combobox';

/** The distance between the control and the list, and of both from the edge of the window, in px. */
const gap = 4;

/**
 * Shows an element in the browser's top layer, as wide as the control and below it, or above it where there is more
 * room. It follows the control while the page scrolls.
 */
function useListPopover(anchor: RefObject<HTMLElement | null>, popover: RefObject<HTMLElement | null>): void {
  // A layout effect ends when the list is removed; any other could still receive a scroll event.
  useBrowserLayoutEffect(() => {
    const element = popover.current!;
    const view = anchor.current!.ownerDocument.defaultView!;
    // Without the popover API the list is still shown, and only what is around it may cut it off.
    if ('showPopover' in element && !element.matches(':popover-open')) element.showPopover();
    const place = () => placeBeside(anchor.current!, element, view);
    const listening = new AbortController();
    const { signal } = listening;
    view.addEventListener('scroll', place, { capture: true, passive: true, signal });
    view.addEventListener('resize', place, { signal });
    place();
    return () => listening.abort();
  });
}

function placeBeside(anchor: HTMLElement, popover: HTMLElement, { innerHeight, innerWidth }: Window): void {
  const { top, bottom, left, width } = anchor.getBoundingClientRect();
  const below = innerHeight - bottom - 2 * gap;
  const isBelow = below >= Math.min(popover.scrollHeight, 240) || below >= top;
  const { style } = popover;
  style.left = `${Math.max(gap, left)}px`;
  style.inlineSize = `${Math.min(width, innerWidth - 2 * gap)}px`;
  style.maxBlockSize = `min(20rem, ${Math.max(0, isBelow ? below : top - 2 * gap)}px)`;
  style.top = isBelow ? `${bottom + gap}px` : 'auto';
  style.bottom = isBelow ? 'auto' : `${innerHeight - top + gap}px`;
}

interface ComboboxListProps extends Pick<ComboboxProps, 'label' | 'options' | 'selected' | 'message'> {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  /** Index of the option that Enter would choose. */
  active: number;
  onChoose: (option: ChoiceOption) => void;
}

/** Options that are rendered at once; more are rendered where the list is scrolled to its edge. */
const chunk = 100;

/** The distance from the edge at which more options are rendered, in px. */
const edge = 200;

interface Range {
  readonly from: number;
  readonly to: number;
}

/** The options to render: those around the active one when it is not among the rendered ones. */
function rangeWith(rendered: Range, active: number, count: number): Range {
  const isRendered = active < 0 || (active >= rendered.from && active < rendered.to);
  if (isRendered && rendered.from < count) return rendered;
  const from = Math.max(0, active - chunk / 2);
  return { from, to: from + chunk };
}

export function ComboboxList(props: ComboboxListProps) {
  const { id, anchor, label, options, active, selected, message, onChoose } = props;
  const popover = useRef<HTMLDivElement>(null);
  const [rendered, setRendered] = useState<Range>({ from: 0, to: chunk });
  const { from, to } = rangeWith(rendered, active, options.length);
  useListPopover(anchor, popover);

  useEffect(() => {
    scrollWithin(popover.current, popover.current?.querySelector('[data-active]'));
  }, [active]);

  function growAtEdge({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent<HTMLElement>) {
    const isAtEnd = scrollTop + clientHeight > scrollHeight - edge && to < options.length;
    const isAtStart = scrollTop < edge && from > 0;
    if (isAtEnd) setRendered({ from, to: to + chunk });
    else if (isAtStart) setRendered({ from: Math.max(0, from - chunk), to });
  }

  function handleClick({ target }: MouseEvent) {
    const option = (target as Element).closest('[role=option]');
    if (option) onChoose(options[Number(option.id.slice(id.length))]!);
  }

  return (
    <div
      ref={popover}
      popover="manual"
      role="presentation"
      className="eidos-combobox__popover"
      // The focus stays in the input, which takes the keys: Tab would stop at a list that scrolls.
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={handleClick}
      onScroll={growAtEdge}
    >
      <ul id={id} role="listbox" className="eidos-combobox__list" aria-label={label}>
        {options.slice(from, to).map((option, place) => (
          <li
            key={option.key}
            id={`${id}${from + place}`}
            role="option"
            className="eidos-combobox__option"
            aria-selected={option.key === selected}
            aria-setsize={options.length}
            aria-posinset={from + place + 1}
            data-active={from + place === active || undefined}
          >
            {option.label}
          </li>
        ))}
      </ul>
      {message !== undefined && <p className="eidos-combobox__message">{message}</p>}
    </div>
  );
}
