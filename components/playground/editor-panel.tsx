import { useEffect, useRef, useState } from 'react';
import { CodeEditor, goToProblem } from './editor/code-editor';
import { ProblemList } from './editor/problem-list';
import type { EditedText, PlacedProblem } from './placed-problems';
import type { PlaygroundState } from './playground-state';
import { TabList } from './tab-list';

/** The texts to edit, and for zod the JSON Schema that it writes. */
type EditorTab = EditedText | 'jsonSchema';

const names: Readonly<Record<EditorTab, string>> = {
  schema: 'Schema',
  jsonSchema: 'JSON Schema',
  hints: 'Hints',
  data: 'Data',
};

const problemsId = 'playground-problems';

interface EditorPanelProps {
  readonly state: PlaygroundState;
  readonly isReady: boolean;
  /** The JSON Schema that zod writes. */
  readonly jsonSchema: string;
  readonly problems: readonly PlacedProblem[];
  /** `isOther` is true for a text that was pasted over all of the former one. */
  readonly onEdit: (text: EditedText, code: string, isOther: boolean) => void;
}

/** The editors of the schema, its hints and its data, over the problems of all three. */
export function EditorPanel({ state, isReady, jsonSchema, problems, onEdit }: EditorPanelProps) {
  const [chosen, setChosen] = useState<EditorTab>('schema');
  const [target, setTarget] = useState<PlacedProblem>();
  const area = useRef<HTMLTextAreaElement>(null);
  const isZod = state.language === 'zod';
  const tabs: readonly EditorTab[] = isZod
    ? ['schema', 'jsonSchema', 'hints', 'data']
    : ['schema', 'hints', 'data'];
  const tab = tabs.includes(chosen) ? chosen : 'schema';
  /** Problems of the compiler are about the JSON Schema, also when zod has written it. */
  const tabOf = ({ text, code }: PlacedProblem): EditorTab =>
    isZod && text === 'schema' && code !== undefined ? 'jsonSchema' : text;
  const problemsIn = (id: EditorTab) => problems.filter((problem) => tabOf(problem) === id);

  // After the tab of the problem is shown.
  useEffect(() => {
    if (target && area.current) goToProblem(area.current, target);
  }, [target]);

  const onChange = (code: string, isOther: boolean) => {
    if (tab !== 'jsonSchema') onEdit(tab, code, isOther);
  };
  return (
    <>
      <TabList<EditorTab>
        prefix="playground-editor"
        label="Editor"
        chosen={tab}
        onChoose={setChosen}
        tabs={tabs.map((id) => ({ id, label: names[id], count: problemsIn(id).length }))}
      >
        <CodeEditor
          key={tab}
          id={`playground-${tab}`}
          label={names[tab]}
          code={tab === 'jsonSchema' ? jsonSchema : state[tab]}
          language={tab === 'schema' ? state.language : 'json'}
          problems={problemsIn(tab)}
          problemsId={problemsId}
          area={area}
          onChange={isReady && tab !== 'jsonSchema' ? onChange : undefined}
        />
      </TabList>
      <ProblemList
        id={problemsId}
        problems={problems}
        nameOf={(problem) => names[tabOf(problem)]}
        onChoose={(problem) => {
          setChosen(tabOf(problem));
          setTarget({ ...problem });
        }}
      />
    </>
  );
}
