import { useState } from 'react';
import { componentCode } from './component-code';
import { CodeLines } from './editor/code-lines';
import type { PlaygroundState } from './playground-state';
import styles from './result-panel.module.css';
import type { EnteredMessage, SchemaLanguage } from '../mdx/live-code/frame/protocol';
import { TabList } from './tab-list';

type ResultTab = 'value' | 'errors' | 'saved' | 'code';

interface ResultPanelProps {
  readonly state: PlaygroundState;
  readonly entered: EnteredMessage | undefined;
  readonly onError: (pointer: string) => void;
}

function Code({ label, code, language }: Record<'label' | 'code', string> & { language: SchemaLanguage }) {
  return (
    // A box that scrolls has to take the focus, or a keyboard cannot reach what is outside it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre role="region" aria-label={label} tabIndex={0} className={styles.code}>
      {code !== '' && <CodeLines code={code} language={language} />}
    </pre>
  );
}

function Errors({ entered, onError }: Pick<ResultPanelProps, 'entered' | 'onError'>) {
  if (!entered || entered.errorCount === 0) return <p className={styles.note}>The data is valid.</p>;
  const left = entered.errorCount - entered.errors.length;
  return (
    <ul className={styles.errors}>
      {entered.errors.map(({ pointer, code, message }) => (
        <li key={`${pointer} ${code}`} data-pointer={pointer}>
          <button type="button" onClick={() => onError(pointer)}>
            <code>{pointer === '' ? '/' : pointer}</code> {message} <code>{code}</code>
          </button>
        </li>
      ))}
      {left > 0 && <li className={styles.note}>{left} more</li>}
    </ul>
  );
}

function Saved({ saved }: { readonly saved: string | undefined }) {
  return saved === undefined ? (
    <p className={styles.note}>Nothing is saved yet: press Save on the screen.</p>
  ) : (
    <Code label="Saved" code={saved} language="json" />
  );
}

/** The data of the screen, its errors, the last saved data, and the component to paste. */
export function ResultPanel({ state, entered, onError }: ResultPanelProps) {
  const [tab, setTab] = useState<ResultTab>('value');
  return (
    <TabList<ResultTab>
      prefix="playground-result"
      label="Result"
      chosen={tab}
      onChoose={setTab}
      tabs={[
        { id: 'value', label: 'Value' },
        { id: 'errors', label: 'Errors', count: entered?.errorCount ?? 0 },
        { id: 'saved', label: 'Saved' },
        { id: 'code', label: 'Code' },
      ]}
    >
      <div className={styles.panel}>
        {tab === 'value' && <Code label="Value" code={entered?.value ?? ''} language="json" />}
        {tab === 'errors' && <Errors entered={entered} onError={onError} />}
        {tab === 'saved' && <Saved saved={entered?.saved} />}
        {tab === 'code' && <Code label="Code" code={componentCode(state)} language="zod" />}
      </div>
    </TabList>
  );
}
