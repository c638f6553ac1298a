import { type ReactElement, useEffect, useState } from 'react';
import { german, type TranslatorOptions } from 'eidos';
import { EidosScreen, standardRegistry, useController, useForm, useScreen, useTranslator } from 'eidos/react';
import type {
  CompiledMessage,
  EnteredMessage,
  EntryError,
  ScreenMessage,
} from '../../mdx/live-code/frame/protocol';
import { compileSource, type Compiled } from './compile-source';

const translations: Readonly<Partial<Record<string, TranslatorOptions>>> = {
  de: { locale: 'de', catalogue: german },
  'de-CH': { locale: 'de-CH', catalogue: german },
};

interface RunScreenProps extends Omit<ObserveEntriesProps, 'saved'> {
  readonly compiled: Compiled;
  readonly message: ScreenMessage;
}

function RunScreen({ compiled, message, ...observer }: RunScreenProps) {
  const [saved, setSaved] = useState<string>();
  // Read once: text that is written later begins another session.
  const [data] = useState(() => JSON.parse(message.data) as object);
  return (
    <EidosScreen
      eidos={compiled.eidos}
      rules={compiled.rules}
      data={data}
      registry={standardRegistry}
      translations={translations[message.locale]}
      onSubmit={(submitted) => setSaved(JSON.stringify(submitted, null, 2))}
    >
      <ObserveEntries saved={saved} {...observer} />
    </EidosScreen>
  );
}

/** Runs the screen of a reader's own schema in the frame. */
export interface ScreenRunner {
  /** Compiles the schema and returns the screen to render: that of the last schema that compiled, if there was one. */
  run(message: ScreenMessage): ReactElement | undefined;
  focus(pointer: string): void;
}

/** Renders screens from schemas, and reports what the compiler says and what is entered. */
export function createScreenRunner(post: (message: CompiledMessage | EnteredMessage) => void): ScreenRunner {
  let last: { readonly compiled: Compiled; readonly session: number } | undefined;
  let source = '';
  let focus: ((pointer: string) => void) | undefined;
  const onFocusable = (next: (pointer: string) => void) => {
    focus = next;
  };
  return {
    run(message) {
      const { run, session, language, schema, hints } = message;
      const nextSource = JSON.stringify([session, language, schema, hints]);
      if (nextSource !== source) {
        source = nextSource;
        const { compiled, report } = compileSource(message);
        post({ type: 'compiled', run, ...report });
        if (compiled) last = { compiled, session };
        else if (last?.session !== session) last = undefined;
      }
      return (
        last && (
          <RunScreen
            key={last.session}
            compiled={last.compiled}
            message={message}
            onEntered={post}
            onFocusable={onFocusable}
          />
        )
      );
    },
    focus: (pointer) => focus?.(pointer),
  };
}

/** How many errors are reported: a table may have tens of thousands. */
const mostErrors = 100;

export interface ObserveEntriesProps {
  /** The data that was saved last, as JSON. */
  readonly saved: string | undefined;
  readonly onEntered: (message: EnteredMessage) => void;
  /** Receives the function that focuses the field at a pointer. */
  readonly onFocusable: (focus: (pointer: string) => void) => void;
}

/** Reports what is entered on the screen around it, now and after each change. Renders nothing. */
export function ObserveEntries({ saved, onEntered, onFocusable }: ObserveEntriesProps) {
  const { data, errors } = useForm();
  const controller = useController();
  const translator = useTranslator();
  const { navigator } = useScreen();
  useEffect(() => onFocusable((pointer) => void navigator.focus(pointer)), [navigator, onFocusable]);
  useEffect(() => {
    const listed = errors.slice(0, mostErrors).map((error): EntryError => {
      const { node } = controller.getField(error.pointer);
      return { pointer: error.pointer, code: error.code, message: translator.error(error, node) };
    });
    onEntered({
      type: 'entered',
      value: JSON.stringify(data, null, 2) ?? '',
      errors: listed,
      errorCount: errors.length,
      saved,
    });
  }, [data, errors, saved, controller, translator, onEntered]);
  return null;
}
