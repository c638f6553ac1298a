import { useContext, useEffect, useState, type ComponentType } from 'react';
import { LiveContext, LiveProvider } from 'react-live';
import { createLoopGuard } from './loop-guard';
import { guardLoops, guardName } from './guard-loops';
import { createScope } from './scope';
import type { RunMessage } from './protocol';

const scope = { ...createScope(), [guardName]: createLoopGuard() };

/** The result of the sample. While its code does not run, the last result stays, at the same height. */
function Result({ onResult }: { readonly onResult: (error: string | undefined) => void }) {
  const { error, element, code, newCode } = useContext(LiveContext);
  const [last, setLast] = useState<ComponentType | null>();
  // Runs after each render, because two runs can end with the same error, and the page waits for an answer to each.
  useEffect(() => {
    // The element may still be that of the code before.
    if (error !== undefined || (element && newCode === code)) onResult(error);
  });
  useEffect(() => {
    if (error !== undefined || !element) return undefined;
    // Later, because an element that throws as it is rendered is replaced by its error before that.
    const timer = setTimeout(() => setLast(() => element));
    return () => clearTimeout(timer);
  }, [error, element]);
  const Shown = element ?? last;
  return <div data-outdated={error === undefined ? undefined : ''}>{Shown && <Shown />}</div>;
}

export interface RunningSampleProps {
  readonly sample: RunMessage;
  readonly onResult: (error: string | undefined) => void;
}

/** A sample being run: what it renders, and word of every change to its error. */
export function RunningSample({ sample, onResult }: RunningSampleProps) {
  const { code, noInline } = sample;
  return (
    <LiveProvider
      code={code}
      noInline={noInline}
      scope={scope}
      transformCode={noInline ? guardStatements : guardExpression}
    >
      <Result onResult={onResult} />
    </LiveProvider>
  );
}

// Two functions that stay the same: the provider runs the sample again when it receives another one.
const guardStatements = (code: string) => guardLoops(code, true);
const guardExpression = (code: string) => guardLoops(code, false);
