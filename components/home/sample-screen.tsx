'use client';

import { useEffect, useRef, useState } from 'react';
import { compileEidos, type Eidos } from 'eidos';
import { EidosScreen, HUD, useController } from 'eidos/react';
import { useIsHydrated } from '@/lib/browser/page-load/readiness';
import { CodeEditor, goToProblem } from '../playground/editor/code-editor';
import { ProblemList } from '../playground/editor/problem-list';
import type { PlacedProblem } from '../playground/placed-problems';
import { threadAfterLoad } from '../thread/thread-after-load';
import { useDebounced } from '../ui/use-debounced';
import reservation from './reservation.json';
import { sampleText } from './sample';
import styles from './home-page.module.css';

const sample: Eidos = compileEidos<object>(reservation.schema);

/** The text of a schema and its problems; `onCompiled` gets each version that can be rendered. */
function useEditedSchema(initial: string, onCompiled: (eidos: Eidos) => void) {
  const [code, onChange] = useState(initial);
  const [problems, setProblems] = useState<readonly PlacedProblem[]>([]);
  const written = useDebounced(code);
  const read = useRef(initial);

  useEffect(() => {
    if (written === read.current) return;
    read.current = written;
    // Finding the line of a problem takes a parser, which only those who edit need.
    void import('./read-schema').then(({ readSchema }) => {
      if (written !== read.current) return;
      const found = readSchema(written);
      setProblems(found.problems);
      if (found.eidos) onCompiled(found.eidos);
    });
  }, [written, onCompiled]);

  return { code, problems, onChange };
}

/** Shows the errors that a change of the schema makes, as nobody would leave the fields before that. */
function ChangedErrors() {
  const controller = useController();
  const first = useRef(controller);
  useEffect(() => {
    if (controller !== first.current) void controller.validate();
  }, [controller]);
  return null;
}

/** The sample's screen and its schema: the screen follows what is written. Both are in the page's markup. */
export default function SampleScreen() {
  const [eidos, setEidos] = useState(sample);
  const { code, problems, onChange } = useEditedSchema(sampleText, setEidos);
  const isReady = useIsHydrated();
  const area = useRef<HTMLTextAreaElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const schema = area.current?.parentElement;
    if (!fields.current || !schema) return undefined;
    return threadAfterLoad({ elements: [fields.current], texts: [[schema, () => 'schema']] }).detach;
  }, []);
  return (
    <>
      <section className={styles.screen} aria-labelledby="home-screen">
        <h2 id="home-screen">The form</h2>
        <div ref={fields} data-stale={problems.some(({ severity }) => severity === 'error') || undefined}>
          <EidosScreen
            eidos={eidos}
            data={reservation.data}
            hud={<HUD warnBeforeLeaving={false} />}
            onSubmit={() => undefined}
          >
            <ChangedErrors />
          </EidosScreen>
        </div>
      </section>
      <section className={styles.schema} aria-labelledby="home-schema">
        <div className={styles.bar}>
          <h2 id="home-schema">The schema</h2>
          <p>Edit it, and the form follows.</p>
        </div>
        <CodeEditor
          id="home-schema-code"
          label="The schema"
          code={code}
          language="json"
          problems={problems}
          problemsId="home-schema-problems"
          area={area}
          onChange={isReady ? onChange : undefined}
        />
        {/* There before the first problem: a live region that comes with its text is not read out. */}
        <div aria-live="polite">
          {problems.length > 0 && (
            <ProblemList
              id="home-schema-problems"
              problems={problems}
              nameOf={() => 'Schema'}
              onChoose={(problem) => area.current && goToProblem(area.current, problem)}
            />
          )}
        </div>
      </section>
    </>
  );
}
