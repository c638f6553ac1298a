import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../../../ui/error-boundary';
import { describeError, evaluateSample } from './evaluate-sample';
import { createLoopGuard } from './loop-guard';
import type { RunMessage } from './protocol';

const guard = createLoopGuard();

interface RenderedProps {
  readonly onRendered: () => void;
  readonly children: ReactNode;
}

/** Says after each render that nothing went wrong. */
export function Rendered({ onRendered, children }: RenderedProps) {
  useEffect(onRendered);
  return children;
}

export interface RunningSampleProps {
  readonly sample: RunMessage;
  readonly onResult: (error?: string, line?: number) => void;
}

/** A sample being run. While its code does not run, the last result stays, at the same height. */
export function RunningSample({ sample, onResult }: RunningSampleProps) {
  const { run } = sample;
  const [shown, setShown] = useState<{ readonly run: number; readonly element: ReactNode }>();
  const [isOutdated, setIsOutdated] = useState(false);
  const last = useRef<ReactNode>(undefined);
  const failure = useRef<unknown>(undefined);
  const fail = (error: unknown) => {
    setIsOutdated(true);
    onResult(...describeError(error));
  };
  useEffect(() => {
    try {
      evaluateSample(sample, guard, (element) => setShown({ run, element }));
    } catch (error) {
      // The text of a reader is the external system.
      // eslint-disable-next-line react-hooks/set-state-in-effect
      fail(error);
    }
    // Once for each run.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [sample]);
  return (
    <div data-outdated={isOutdated ? '' : undefined}>
      <ErrorBoundary
        key={shown?.run}
        onError={(error) => {
          setIsOutdated(true);
          // The last result may crash too; it is not shown a third time.
          if (shown?.run === -run) return onResult(...describeError(error));
          failure.current = error;
          setShown({ run: -run, element: last.current });
        }}
      >
        <Rendered
          onRendered={() => {
            // Not before the last result is there again: the answer tells its height.
            if (shown?.run === -run) onResult(...describeError(failure.current));
            if (shown?.run !== run) return;
            last.current = shown.element;
            setIsOutdated(false);
            onResult();
          }}
        >
          {shown?.element}
        </Rendered>
      </ErrorBoundary>
    </div>
  );
}
