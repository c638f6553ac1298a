import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
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
  // The last result has the negative number of the run that crashed.
  const [shown, setShown] = useState<{ readonly run: number; readonly Sample: ComponentType | undefined }>();
  const [isOutdated, setIsOutdated] = useState(false);
  const last = useRef<ComponentType>(undefined);
  const latestRun = useRef(run);
  const crash = useRef<{ readonly run: number; readonly error: unknown }>(undefined);
  useEffect(() => {
    latestRun.current = run;
    const onCrash = (error: unknown) => {
      const crashed = latestRun.current;
      setIsOutdated(true);
      // The last result may crash too; it is not shown a third time.
      if (crash.current?.run === crashed) return onResult(...describeError(error));
      crash.current = { run: crashed, error };
      setShown({ run: -crashed, Sample: last.current });
    };
    try {
      evaluateSample(sample, guard, (Sample) => setShown({ run, Sample }), onCrash);
    } catch (error) {
      // The text of a reader is the external system.
      // eslint-disable-next-line react-hooks/set-state-in-effect
      setIsOutdated(true);
      onResult(...describeError(error));
    }
    // Once for each run.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [sample]);
  function reportRendered() {
    // Not before the last result is there again: the answer tells its height.
    if (shown?.run === -run) onResult(...describeError(crash.current?.error));
    if (shown?.run !== run || crash.current?.run === run) return;
    last.current = shown.Sample;
    setIsOutdated(false);
    onResult();
  }
  return (
    <div data-outdated={isOutdated ? '' : undefined}>
      <Rendered key={shown?.run} onRendered={reportRendered}>
        {shown?.Sample && <shown.Sample />}
      </Rendered>
    </div>
  );
}
