import { useContext, useEffect } from 'react';
import { LiveContext, LivePreview, LiveProvider } from 'react-live';
import { createLoopGuard } from './loop-guard';
import { guardLoops, guardName } from './guard-loops';
import { createScope } from './scope';
import type { RunMessage } from './protocol';

const scope = { ...createScope(), [guardName]: createLoopGuard() };

function Report({ onResult }: { readonly onResult: (error: string | undefined) => void }) {
  const { error, element } = useContext(LiveContext);
  useEffect(() => {
    if (error !== undefined || element) onResult(error);
  }, [error, element, onResult]);
  return null;
}

export interface RunningSampleProps {
  readonly sample: RunMessage;
  readonly onResult: (error: string | undefined) => void;
}

/** A sample being run: what it draws, and word of every change to its error. */
export function RunningSample({ sample, onResult }: RunningSampleProps) {
  const { code, noInline } = sample;
  return (
    <LiveProvider
      code={code}
      noInline={noInline}
      scope={scope}
      transformCode={noInline ? guardStatements : guardExpression}
    >
      <LivePreview />
      <Report onResult={onResult} />
    </LiveProvider>
  );
}

// Two functions that stay the same: the provider runs the sample again when it receives another one.
const guardStatements = (code: string) => guardLoops(code, true);
const guardExpression = (code: string) => guardLoops(code, false);
