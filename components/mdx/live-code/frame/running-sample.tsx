import { type ComponentType, useEffect, useRef, useState } from 'react';
import { describeError, evaluateSample } from './evaluate-sample';
import { createLoopGuard } from './loop-guard';
import type { RunMessage } from './protocol';

const guard = createLoopGuard();

interface Result {
  readonly run: number;
  readonly Sample: ComponentType;
}

interface Shown {
  readonly key: number;
  readonly result: Result | undefined;
  /** The error of the result that this one replaces. */
  readonly crash?: { readonly error: unknown };
}

export interface RunningSampleProps {
  readonly sample: RunMessage;
  readonly onResult: (error?: string, line?: number) => void;
}

/** Runs a sample. While its code fails, the last result stays at the same height. */
export function RunningSample({ sample, onResult }: RunningSampleProps) {
  const { run } = sample;
  const [shown, setShown] = useState<Shown>();
  const [isOutdated, setIsOutdated] = useState(false);
  const latestRun = useRef(run);
  const crashedRun = useRef<number>(undefined);
  // The results of the last two runs that did not crash, the newest first.
  const alive = useRef<readonly Result[]>([]);
  const nextKey = useRef(0);
  useEffect(() => {
    latestRun.current = run;
    const show = (result: Result | undefined, crash?: Shown['crash']) =>
      setShown({ key: nextKey.current++, result, crash });
    const onRender = (Sample: ComponentType) => {
      // A timer of an older run may render late.
      if (run === latestRun.current) show({ run, Sample });
    };
    const onCrash = (error: unknown) => {
      const latest = latestRun.current;
      if (run !== latest && run !== alive.current[0]?.run) return;
      setIsOutdated(true);
      // A result that crashes is rendered again from the start, but only once.
      if (crashedRun.current === latest) alive.current = alive.current.slice(1);
      crashedRun.current = latest;
      show(alive.current[0], { error });
    };
    try {
      evaluateSample(sample, guard, onRender, onCrash);
    } catch (error) {
      // The text of a reader is the external system.
      // oxlint-disable-next-line react/set-state-in-effect
      setIsOutdated(true);
      onResult(...describeError(error));
    }
    // Once for each run.
    // oxlint-disable-next-line exhaustive-deps
  }, [sample]);
  useEffect(() => {
    if (!shown) return undefined;
    const { result, crash } = shown;
    if (crash) {
      // Not before the last result is there again: the reply has its height.
      onResult(...describeError(crash.error));
      return undefined;
    }
    // Later, because a result that throws in an effect is replaced first.
    const timer = setTimeout(() => {
      if (result?.run !== latestRun.current || result.run === crashedRun.current) return;
      alive.current = [result, ...alive.current.filter((other) => other.run !== result.run)].slice(0, 2);
      setIsOutdated(false);
      onResult();
    });
    return () => clearTimeout(timer);
    // Once for each result.
    // oxlint-disable-next-line exhaustive-deps
  }, [shown]);
  return (
    <div data-outdated={isOutdated ? '' : undefined}>
      {shown?.result && <shown.result.Sample key={shown.key} />}
    </div>
  );
}
