import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { editorHint, makeEditor } from '../../mdx/live-code/editor-keys';
import type { PlacedProblem } from '../placed-problems';
import type { SchemaLanguage } from '../../mdx/live-code/frame/protocol';
import { CodeLines } from './code-lines';
import styles from './code-editor.module.css';

export interface CodeEditorProps {
  readonly id: string;
  readonly label: string;
  readonly code: string;
  readonly language: SchemaLanguage;
  readonly problems: readonly PlacedProblem[];
  readonly problemsId: string;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  /** Without it, the code can be read only. `isOther` is true for a text that was pasted over all of the former one. */
  readonly onChange?: ((code: string, isOther: boolean) => void) | undefined;
}

function toMarks(problems: readonly PlacedProblem[]) {
  const marks = new Map<number, 'error' | 'warning'>();
  for (const { line, severity } of problems) if (marks.get(line) !== 'error') marks.set(line, severity);
  return marks;
}

/** A text field over its own colored letters, as in a live sample; lines with problems are marked. */
export function CodeEditor(props: CodeEditorProps) {
  const { id, label, code, language, problems, problemsId, area, onChange } = props;
  const marks = useMemo(() => toMarks(problems), [problems]);
  const isEditable = onChange !== undefined;
  const isPastedOver = useRef(false);
  useEffect(() => {
    if (area.current && isEditable) makeEditor(area.current);
    // The field stays the same as long as its tab is shown.
  }, [area, isEditable]);
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  return (
    <div className={styles.scroller} data-part="">
      <div className={styles.editor}>
        <pre aria-hidden="true">
          <CodeLines code={code} language={language} marks={marks} />
        </pre>
        <textarea
          ref={area}
          id={id}
          value={code}
          readOnly={!isEditable}
          rows={1}
          aria-label={label}
          aria-invalid={hasErrors || undefined}
          aria-describedby={problems.length > 0 ? `${id}-keys ${problemsId}` : `${id}-keys`}
          onPaste={({ currentTarget: { selectionStart, selectionEnd, value } }) => {
            isPastedOver.current = selectionStart === 0 && selectionEnd === value.length;
          }}
          onChange={(event) => {
            onChange?.(event.target.value, isPastedOver.current);
            isPastedOver.current = false;
          }}
        />
      </div>
      <div id={`${id}-keys`} className={styles.keys}>
        {editorHint}
      </div>
    </div>
  );
}

/** Selects the place of a problem in the field of a `CodeEditor`, and brings its line into view. */
export function goToProblem(area: HTMLTextAreaElement, { offset, length, line }: PlacedProblem): void {
  area.focus({ preventScroll: true });
  area.setSelectionRange(offset, offset + length);
  const lines = area.previousElementSibling?.querySelectorAll('code > span');
  lines?.[line - 1]?.scrollIntoView({ block: 'nearest' });
}
