'use client';

import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { replayEarlyClick } from '@/lib/browser/page-load/early-clicks';
import { useIsHydrated } from '@/lib/browser/page-load/readiness';
import { colorSchemeFor, type ColorMode } from '@/lib/browser/theme/color-mode';
import { EditorPanel } from './editor-panel';
import { schemaContent } from './examples/examples';
import styles from './playground.module.css';
import type { EditedText } from './placed-problems';
import { ResultPanel } from './result-panel';
import { ScreenPanel } from './screen-panel';
import { paneTracks, Splitter } from './splitter';
import { threadAfterLoad } from '../thread/thread-after-load';
import { Toolbar } from './toolbar';
import type { TextKind } from '../thread/places';
import { fill, showNotice, set, usePlayground } from './use-playground';
import { useDebounced } from '../ui/use-debounced';
import { useCompilerProblems, useSyntaxProblems } from './use-problems';
import { useScreenFrame, type FrameUrls, type ScreenRequest } from './use-screen-frame';

function subscribeToTheme(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Shows a mode until the playground is left: a dark preview leaves other pages as they are. */
function showMode(mode: ColorMode) {
  Object.assign(document.documentElement.dataset, { theme: mode, colorScheme: colorSchemeFor(mode) });
}

/** The colors that the page had are those of the next one. */
function restoreMode() {
  const { theme, colorScheme } = document.documentElement.dataset;
  return () => void Object.assign(document.documentElement.dataset, { theme, colorScheme });
}

const pageTheme = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

const editorId = 'playground-editor-column';
const screenId = 'playground-screen-panel';

/** Which text an editor shows: hints are about several values, and a zod schema is not JSON. */
function textIn(column: HTMLElement): TextKind | undefined {
  const id = column.querySelector('textarea')?.id;
  if (id === 'playground-data') return 'record';
  return id === 'playground-hints' ? undefined : 'schema';
}

type View = 'editor' | 'screen';

function ViewSwitch({ view, onChoose }: { readonly view: View; readonly onChoose: (view: View) => void }) {
  return (
    <div role="group" aria-label="Show" className={styles.switch}>
      {(['screen', 'editor'] as const).map((name) => (
        <button
          key={name}
          type="button"
          data-replay="playground"
          aria-pressed={view === name}
          onClick={() => onChoose(name)}
        >
          {name === 'screen' ? 'Screen' : 'Editor'}
        </button>
      ))}
    </div>
  );
}

/** A schema next to the screen that it becomes; everything stays in the browser. */
export default function Playground({ frame: urls }: { readonly frame: FrameUrls }) {
  const { state, session, exampleId, notice, change, openExample } = usePlayground();
  const isReady = useIsHydrated();
  const [view, setView] = useState<View>('screen');
  const [editorShare, setEditorShare] = useState<number>();
  const [screenShare, setScreenShare] = useState<number>();
  const theme = useSyncExternalStore(subscribeToTheme, pageTheme, () => 'light');
  const box = useRef<HTMLDivElement>(null);
  const editor = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);

  useEffect(() => replayEarlyClick('playground'), []);
  useEffect(restoreMode, []);

  const { language, schema, hints, data, locale } = state;
  const look = state.look === 'page' ? theme : state.look;
  const debounced = useDebounced(
    useMemo(
      (): ScreenRequest => ({ session, language, schema, hints, data, look, locale }),
      [session, language, schema, hints, data, look, locale],
    ),
  );
  const syntaxProblems = useSyntaxProblems(debounced);
  const isReadable = syntaxProblems.length === 0;
  const [request, setRequest] = useState<ScreenRequest>();
  if (isReadable && request !== debounced) setRequest(debounced);

  const screen = useScreenFrame(box, urls, request);
  const { point, listenToPoints } = screen;
  useEffect(() => {
    const [edited, shown] = [editor.current, result.current];
    if (!edited || !shown) return undefined;
    const thread = threadAfterLoad(
      {
        elements: [shown],
        texts: [
          [edited, () => textIn(edited)],
          [shown, () => 'record'],
        ],
      },
      point,
    );
    const ignorePoints = listenToPoints(thread.show);
    return () => {
      ignorePoints();
      thread.detach();
    };
  }, [point, listenToPoints]);
  const compilerProblems = useCompilerProblems(screen.compiled);
  const problems = isReadable ? compilerProblems : syntaxProblems;
  const hasErrors = problems.some(({ severity }) => severity === 'error');

  const edit = (text: EditedText, code: string, isOther: boolean) => {
    if (isOther && text === 'schema') {
      try {
        // Hints and data of the former schema would be problems of this one.
        change(fill(schemaContent(code)));
        return;
      } catch {
        // Not JSON yet; the editor marks where.
      }
    }
    change(set({ [text]: code }));
  };

  return (
    <div className={styles.playground} data-view={view} data-print="hide">
      <Toolbar
        state={state}
        exampleId={exampleId}
        theme={theme}
        isReady={isReady}
        change={change}
        openExample={openExample}
        onMode={showMode}
      >
        <ViewSwitch view={view} onChoose={setView} />
      </Toolbar>
      <div role="alert" className={styles.notice}>
        {notice !== undefined && (
          <p>
            {notice}{' '}
            <button type="button" onClick={() => change(showNotice(undefined))}>
              Dismiss
            </button>
          </p>
        )}
      </div>
      {state.omitsCode && (
        <p className={styles.note}>
          Schema, hints and data come from a sample. Its own code, such as rules and parts, was not copied.
        </p>
      )}
      <div className={styles.columns} style={paneTracks('columns', editorShare)}>
        <div id={editorId} ref={editor} className={styles.editorColumn}>
          <EditorPanel
            state={state}
            isReady={isReady}
            jsonSchema={screen.compiled?.jsonSchema ?? ''}
            problems={problems}
            onEdit={edit}
          />
        </div>
        <Splitter
          label="Editor"
          controls={editorId}
          panes="beside"
          share={editorShare ?? 50}
          onShare={setEditorShare}
        />
        <div className={styles.screenColumn} style={paneTracks('rows', screenShare)}>
          <ScreenPanel
            id={screenId}
            box={box}
            frame={screen}
            hasErrors={hasErrors}
            isShowing={screen.entered !== undefined}
          />
          <Splitter
            label="Screen"
            controls={screenId}
            panes="stacked"
            share={screenShare ?? 68}
            onShare={setScreenShare}
          />
          <div ref={result} className={styles.result}>
            <ResultPanel state={state} entered={screen.entered} onError={screen.focusField} />
          </div>
        </div>
      </div>
    </div>
  );
}
