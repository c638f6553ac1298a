import {
  useCallback,
  useMemo,
  useRef,
  useSyncExternalStore,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { storageSlot } from '@/lib/browser/storage/storage';
import { translate } from '@/lib/translations/translate';
import styles from './splitter.module.css';

/** No pane can be made so small that it is lost. */
const smallestShare = 15;
const largestShare = 85;

const clamp = (share: number) => Math.min(largestShare, Math.max(smallestShare, share));

/** Reads what was stored; undefined for anything that is not a number. */
function readShare(stored: string | null): number | undefined {
  const share = Number(stored ?? NaN);
  return Number.isFinite(share) ? clamp(share) : undefined;
}

/** How much of their room the first of two panes takes, in percent, kept in the reader's browser. */
export function usePaneShare(name: 'columns' | 'rows', firstShare: number) {
  const slot = useMemo(() => storageSlot(`playground.${name}`), [name]);
  const stored = useSyncExternalStore(
    useCallback((onChange: () => void) => slot.listen(onChange), [slot]),
    () => readShare(slot.get()),
    () => undefined,
  );
  const onShare = useCallback((next: number) => slot.set(clamp(next).toFixed(1)), [slot]);
  const onReset = useCallback(() => slot.remove(), [slot]);
  // The first sizes are those of the stylesheet: the page's policy allows no style in its markup.
  const tracks = stored !== undefined && {
    [`--${name}-first`]: `${stored}fr`,
    [`--${name}-second`]: `${100 - stored}fr`,
  };
  return {
    splitter: { share: stored ?? firstShare, onShare, onReset },
    style: (tracks || undefined) as React.CSSProperties | undefined,
  };
}

/** How far one press of an arrow key moves the splitter, in percent; with Shift, further. */
const smallStep = 2;
const largeStep = 10;

interface SplitterProps {
  /** Name of the pane before the splitter, which grows and shrinks. */
  readonly label: string;
  /** Id of that pane. */
  readonly controls: string;
  /** Whether the panes are side by side, or one above the other. */
  readonly panes: 'beside' | 'stacked';
  /** The part of the room that the pane takes, in percent. */
  readonly share: number;
  readonly onShare: (share: number) => void;
  /** Gives both panes their first size. */
  readonly onReset: () => void;
}

/** A bar between two panes that is dragged or moved with the arrow keys: the window splitter pattern of WAI-ARIA. */
export function Splitter({ label, controls, panes, share, onShare, onReset }: SplitterProps) {
  /** Where the bar was before Enter shrank the pane. */
  const restored = useRef<number>(undefined);
  const isBeside = panes === 'beside';

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    // No text is selected meanwhile, and a frame below the pointer receives none of the movement.
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const room = currentTarget.parentElement!.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
    const across = (isRightToLeft ? room.right - clientX : clientX - room.left) / room.width;
    onShare(100 * (isBeside ? across : (clientY - room.top) / room.height));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = event.shiftKey ? largeStep : smallStep;
    const [smaller, larger] = isBeside
      ? (['ArrowLeft', 'ArrowRight'] as const)
      : (['ArrowUp', 'ArrowDown'] as const);
    const direction = isBeside && isRightToLeft ? -1 : 1;
    const next = {
      [smaller]: share - step * direction,
      [larger]: share + step * direction,
      Home: smallestShare,
      End: largestShare,
      Enter: share > smallestShare ? smallestShare : restored.current,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    restored.current = event.key === 'Enter' && share > smallestShare ? share : undefined;
    onShare(next);
  };
  return (
    // A separator that takes the focus is a control, which the rules do not know.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="separator"
      aria-label={label}
      aria-controls={controls}
      aria-orientation={isBeside ? 'vertical' : 'horizontal'}
      aria-valuemin={smallestShare}
      aria-valuemax={largestShare}
      aria-valuenow={Math.round(share)}
      title={translate('Drag, or press an arrow key. A double click resets the size.')}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={styles.splitter}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onDoubleClick={onReset}
      onKeyDown={onKeyDown}
    />
  );
}
