import { useEffect, useRef } from 'react';
import type { PartProps } from '../parts/registry';
import { FieldFrame } from './FieldFrame';
import { ReadOnlyField } from './ReadOnlyField';
import { keepLineEnds } from './line-ends';
import { useCounter } from './use-counter';
import { useEarlyEntry } from './use-early-entry';
import { addHint, type Control, expectKind } from './control';
import type { Translator } from '../translations/translator';
import { useTranslator } from '../translations/translations-context';
import { useControl } from './use-control';

/** Props of `TextField`. */
export interface TextFieldProps extends PartProps {
  /**
   * The minimum number of lines. The field grows with its text.
   * @default `3`
   */
  rows?: number;
  /**
   * The number of lines above which the field scrolls.
   * @default `12`
   */
  maxRows?: number;
}

/** Text of several lines, in a field that grows with it, with a counter when the schema limits its length. */
export function TextField({ pointer, rows = 3, maxRows = 12 }: TextFieldProps) {
  const translator = useTranslator();
  const bare = useControl(pointer);
  const node = expectKind(bare, 'TextField', 'text', 'string');
  const text = typeof bare.value === 'string' ? bare.value : '';
  const control = addHint(bare, useCounter(node, text));
  if (node.readOnly) return <ReadOnlyField control={control} />;
  return (
    <FieldFrame control={control}>
      <GrowingText
        control={control}
        text={text}
        placeholder={placeholderOf(control, translator)}
        rows={rows}
        maxRows={maxRows}
      />
    </FieldFrame>
  );
}

/** What an empty input shows: the title of `null`, while that is the value, or an example. */
export function placeholderOf({ node, value }: Control, { label, wordsOf }: Translator): string | undefined {
  return value === null && node.nothing ? label(node.nothing) : wordsOf(node, 'placeholder');
}

interface GrowingTextProps {
  control: Control;
  text: string;
  placeholder: string | undefined;
  rows: number;
  maxRows: number;
}

/** A text area that grows with its text. */
export function GrowingText({ control, text, placeholder, rows, maxRows }: GrowingTextProps) {
  const readEarly = useEarlyEntry(text, control.setText);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const lines = text.split('\n').length;
  const least = Math.min(Math.max(lines, rows), maxRows);
  // Counting line breaks also works on the server; only the browser knows where long lines wrap.
  useEffect(() => {
    const element = textarea.current;
    readEarly(element);
    if (!element) return;
    element.rows = least;
    if (element.scrollHeight <= element.clientHeight) return;
    const lineHeight = parseFloat(getComputedStyle(element).lineHeight) || 20;
    element.rows = Math.min(maxRows, Math.ceil(element.scrollHeight / lineHeight));
  }, [text, least, maxRows, readEarly]);
  return (
    <textarea
      {...control.attributes}
      ref={textarea}
      className="eidos-input eidos-textarea"
      rows={least}
      placeholder={placeholder}
      autoComplete={control.node.autocomplete}
      value={text}
      onChange={(event) => control.setText(keepLineEnds(text, event.target.value))}
    />
  );
}
