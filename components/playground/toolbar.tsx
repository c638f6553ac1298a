import { useEffect, useRef, useState } from 'react';
import type { ColorMode } from '@/lib/browser/theme/color-mode';
import { type Example, examples } from './examples/examples';
import { type Look, looks, type PlaygroundState, type ScreenLocale, screenLocales } from './playground-state';
import styles from './toolbar.module.css';
import { linkTo, reset, set, type usePlayground } from './use-playground';

const groups: readonly { readonly label: string; readonly has: (example: Example) => boolean }[] = [
  { label: 'JSON Schema', has: ({ id, source }) => !id.startsWith('zod') && source === undefined },
  { label: 'zod', has: ({ id }) => id.startsWith('zod') },
  { label: 'Published schemas', has: ({ source }) => source !== undefined },
];

/** Where the navbar has a switch, the page has its mode from there. */
const hasSwitch = process.env.NEXT_PUBLIC_COLOR_SWITCH === 'on';

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly isReady: boolean;
  readonly onChoose: (value: string) => void;
  /** The words of each value. */
  readonly options?: Readonly<Record<string, string>>;
  readonly children?: React.ReactNode;
}

function Select({ label, value, isReady, onChoose, options = {}, children }: SelectProps) {
  return (
    <label className={styles.select}>
      <span>{label}</span>
      <select value={value} disabled={!isReady} onChange={(event) => onChoose(event.target.value)}>
        {children}
        {Object.entries(options).map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** How long a button shows that it has copied, in ms. */
const copiedMs = 2000;

function CopyLink({ state }: { readonly state: PlaygroundState }) {
  const [result, setResult] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    // Loaded here, so that the styles that it shares with articles are not the playground's.
    const { copyText } = await import('../mdx/copy-text');
    const link = await linkTo(state);
    const isCopied = link !== undefined && (await copyText(link));
    setResult(
      link === undefined
        ? 'This is too long for a link. Share the schema as a file.'
        : isCopied
          ? 'Link copied'
          : 'Copying failed. Copy the URL of the page instead.',
    );
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setResult(undefined), isCopied ? copiedMs : 3 * copiedMs);
  };
  return (
    <>
      <button type="button" data-replay="playground" onClick={() => void copy()}>
        Copy link
      </button>
      <span role="status">{result}</span>
    </>
  );
}

type PlaygroundPart = 'state' | 'exampleId' | 'change' | 'openExample';

export interface ToolbarProps extends Pick<ReturnType<typeof usePlayground>, PlaygroundPart> {
  readonly theme: string;
  readonly isReady: boolean;
  readonly onMode: (mode: ColorMode) => void;
  readonly children: React.ReactNode;
}

/** Chooses the example, the look and the language of the screen, and shares or resets the result. */
export function Toolbar({
  state,
  exampleId,
  theme,
  isReady,
  change,
  openExample,
  onMode,
  children,
}: ToolbarProps) {
  return (
    <div className={styles.toolbar} data-scroll="">
      {children}
      <Select
        label="Example"
        value={exampleId ?? ''}
        isReady={isReady}
        onChoose={(id) => void openExample(id)}
      >
        {exampleId === undefined && <option value="">Your own</option>}
        {groups.map(({ label, has }) => (
          <optgroup key={label} label={label}>
            {examples
              .filter((example) => has(example))
              .map((example) => (
                <option key={example.id} value={example.id}>
                  {example.label}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
      {!hasSwitch && (
        <Select
          label="Colors of this page"
          value={theme}
          isReady={isReady}
          onChoose={(mode) => onMode(mode === 'dark' ? 'dark' : 'light')}
          options={{ light: 'Light', dark: 'Dark' }}
        />
      )}
      <Select
        label="Look of the screen"
        value={state.look}
        isReady={isReady}
        onChoose={(look) => change(set({ look: look as Look }))}
        options={looks}
      />
      <Select
        label="Language"
        value={state.locale}
        isReady={isReady}
        onChoose={(locale) => change(set({ locale: locale as ScreenLocale }))}
      >
        {Object.entries(screenLocales).map(([locale, name]) => (
          <option key={locale} value={locale} lang={locale}>
            {name}
          </option>
        ))}
      </Select>
      <div className={styles.actions}>
        <button type="button" data-replay="playground" onClick={() => change(reset)}>
          Reset
        </button>
        <CopyLink state={state} />
      </div>
    </div>
  );
}
