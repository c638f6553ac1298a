import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import styles from './splitter.module.css';

/** No pane can be made so small that it is lost. */
const smallestShare = 15;
const largestShare = 85;

const clamp = (share: number) => Math.min(largestShare, Math.max(smallestShare, share));

/**
 * The tracks of two panes by the share of the first, in percent. The first sizes are those of the stylesheet: the page's
 * policy allows no style in its markup.
 */
export const paneTracks = (name: 'columns' | 'rows', share: number | undefined) =>
  (share === undefined
    ? undefined
    : { [`--${name}-first`]: `${share}fr`, [`--${name}-second`]: `${100 - share}fr` }) as
    | CSSProperties
    | undefined;

/** How far one press of an arrow key moves the splitter, in percent; with Shift, further. */
const smallStep = 2;
const largeStep = 10;

interface SplitterProps {
  /** Name of the pane before the splitter, which grows and shrinks. */
  readonly label: string;
  readonly controls: string;
  readonly panes: 'beside' | 'stacked';
  /** The part of the room that the pane takes, in percent. */
  readonly share: number;
  readonly onShare: (share: number) => void;
}

/** A bar between two panes that is dragged or moved with the arrow keys: a focusable separator of WAI-ARIA 1.2. */
export function Splitter({ label, controls, panes, share, onShare }: SplitterProps) {
  const isBeside = panes === 'beside';
  const isRightToLeft = (bar: Element) => getComputedStyle(bar).direction === 'rtl';

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
    const across = (isRightToLeft(currentTarget) ? room.right - clientX : clientX - room.left) / room.width;
    onShare(clamp(100 * (isBeside ? across : (clientY - room.top) / room.height)));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = event.shiftKey ? largeStep : smallStep;
    const [smaller, larger] = isBeside
      ? (['ArrowLeft', 'ArrowRight'] as const)
      : (['ArrowUp', 'ArrowDown'] as const);
    const direction = isBeside && isRightToLeft(event.currentTarget) ? -1 : 1;
    const next = {
      [smaller]: share - step * direction,
      [larger]: share + step * direction,
      Home: smallestShare,
      End: largestShare,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onShare(clamp(next));
  };
  return (
    <div
      role="separator"
      aria-label={label}
      aria-controls={controls}
      aria-orientation={isBeside ? 'vertical' : 'horizontal'}
      aria-valuemin={smallestShare}
      aria-valuemax={largestShare}
      aria-valuenow={Math.round(share)}
      title="Drag, or press an arrow key."
      tabIndex={0}
      className={styles.splitter}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    />
  );
}
