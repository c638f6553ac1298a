import { useEffect } from 'react';
import { useController, useForm, useScreen, useTranslator } from 'eidos/react';
import type { EnteredMessage, EntryError } from '../screen-messages';

/** How many errors are reported: a table may have tens of thousands. */
const mostErrors = 100;

export interface ObserveEntriesProps {
  /** What the last save received, as JSON. */
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
