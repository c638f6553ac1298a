import { useEffect, useRef, useState } from 'react';
import type { Eidos } from 'eidos';
import type { PlacedProblem } from '../playground/placed-problems';

/** How long nobody may type before the schema is read, in ms. */
const readDelayMs = 200;

interface EditedSchema {
  readonly code: string;
  readonly problems: readonly PlacedProblem[];
  readonly onChange: (code: string) => void;
}

/** The text of a schema and its problems; `onCompiled` gets each version that can be rendered. */
export function useEditedSchema(initial: string, onCompiled: (eidos: Eidos) => void): EditedSchema {
  const [code, setCode] = useState(initial);
  const [problems, setProblems] = useState<readonly PlacedProblem[]>([]);
  const isTouched = useRef(false);

  useEffect(() => {
    if (!isTouched.current) return undefined;
    let isOutdated = false;
    const timer = setTimeout(() => {
      // Finding the line of a problem takes a parser, which only those who edit need.
      void import('./read-schema').then(({ readSchema }) => {
        if (isOutdated) return;
        const read = readSchema(code);
        setProblems(read.problems);
        if (read.eidos) onCompiled(read.eidos);
      });
    }, readDelayMs);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [code, onCompiled]);

  const onChange = (next: string) => {
    isTouched.current = true;
    setCode(next);
  };
  return { code, problems, onChange };
}
