import type { RefObject } from 'react';
import styles from './screen-panel.module.css';
import type { ScreenFrame } from './use-screen-frame';

interface ScreenPanelProps {
  readonly id: string;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly frame: ScreenFrame;
  /** Whether the texts as they are now cannot be rendered. */
  readonly hasErrors: boolean;
  /** Whether some schema was rendered in this session. */
  readonly isShowing: boolean;
}

function describe({ status }: ScreenFrame, hasErrors: boolean, isShowing: boolean) {
  if (status === 'loading') return 'Loading…';
  if (!hasErrors) return '';
  return isShowing
    ? 'Rendered from the last schema without errors.'
    : 'Fix the schema errors to see the screen.';
}

/** The screen in its frame, and what keeps it from being rendered. */
export function ScreenPanel({ id, box, frame, hasErrors, isShowing }: ScreenPanelProps) {
  const { status, error, retry } = frame;
  return (
    <section id={id} className={styles.panel} aria-labelledby="playground-screen">
      <div className={styles.header}>
        <h2 id="playground-screen">Screen</h2>
        <p role="status">{describe(frame, hasErrors, isShowing)}</p>
      </div>
      <div ref={box} tabIndex={-1} className={styles.box} data-stale={hasErrors || undefined} />
      {error !== undefined && (
        <div role="alert" className={styles.error}>
          <pre>{error}</pre>
          {status === 'lost' && (
            <button
              type="button"
              onClick={() => {
                box.current?.focus();
                retry();
              }}
            >
              Retry
            </button>
          )}
        </div>
      )}
    </section>
  );
}
