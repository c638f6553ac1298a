import { type CSSProperties, useEffect, useRef } from 'react';
import type { StringNode } from '../compiler/node';
import type { PartProps } from '../parts/registry';
import { useScreen } from '../parts/screen-context';
import { useController, useTranslator } from '../hooks/contexts';
import type { Translator } from '../translations/translator';
import { type Control, expectKind, connectControl, useControl } from './control';
import { FieldFrame, ReadOnlyField } from './FieldFrame';
import { storeOf } from '../controller/create-controller';
import { plainText } from '../controller/read-text';
import { useEarlyEntry } from './use-early-entry';

const lineEnd = /\r\n?|\n/g;

/**
 * Restores the line ends of a stored text that was edited in a control, which has turned all of them into another text:
 * those before and after the edit stay as they were, and new ones are like the one before them.
 *
 * @param shownEnd What the control shows for a line end: a text area `\n`, an input nothing.
 */
export function keepLineEnds(stored: string, entered: string, shownEnd = '\n'): string {
  const ends = stored.match(lineEnd);
  if (!ends) return entered;
  const shown = stored.replace(lineEnd, shownEnd);
  // One part for each shown character.
  const parts = stored.match(shownEnd ? /\r\n|[^]/g : /(?:^[\r\n]+)?[^\r\n][\r\n]*/g) ?? [];
  let before = 0;
  while (before < entered.length && shown[before] === entered[before]) before++;
  let after = 0;
  const most = Math.min(shown.length, entered.length) - before;
  while (after < most && shown.at(-1 - after) === entered.at(-1 - after)) after++;
  const kept = parts.slice(0, before).join('');
  const end = (kept.match(lineEnd) ?? [ends[0]]).at(-1)!;
  const edited = entered.slice(before, entered.length - after).replaceAll('\n', end);
  return kept + edited + parts.slice(parts.length - after).join('');
}

/**
 * The text that is saved at a control's pointer, empty for a secret. It tells the line ends and the time zone of an entry that
 * replaces it.
 */
export function useSavedText({ node, pointer }: Control): string {
  const { view } = storeOf(useController());
  return node.writeOnly ? '' : plainText(view.tryPlace(pointer)?.saved);
}

/** The share of the maximum length from which the counter is announced. */
const nearlyFull = 0.9;

/**
 * For a text with a maximum length: the number of characters used, counted as in JSON Schema (code points). It is
 * announced when the text comes near its limit and when it exceeds it, not in between.
 */
export function useCounter({ maxLength }: StringNode, text: string): string | undefined {
  const { t } = useTranslator();
  const { announcer } = useScreen();
  const count = [...text].length;
  const limit = maxLength ?? Infinity;
  const stage = Number(count > limit) + Number(count >= limit * nearlyFull);
  const before = useRef(stage);
  const words = maxLength === undefined ? undefined : t('field.characters', { count, limit: maxLength });
  useEffect(() => {
    if (words !== undefined && stage > before.current) announcer.announce(words);
    before.current = stage;
  }, [announcer, stage, words]);
  return words;
}

/** Props of `TextField`. */
export interface TextFieldProps extends PartProps {
  /**
   * The minimum number of lines. The field grows with its text.
   * @default `3`
   */
  rows?: number;
  /**
   * The number of lines above which the field scrolls.
   * @default `12`, or `rows` if higher
   */
  maxRows?: number;
}

/** Text of several lines, in a field that grows with it, with a counter when the schema limits its length. */
export function TextField({ pointer, rows = 3, maxRows = Math.max(12, rows) }: TextFieldProps) {
  const bare = useControl(pointer);
  const node = expectKind(bare, 'TextField', 'text', 'string');
  const text = bare.field.text ?? plainText(bare.value);
  const hint = useCounter(node, text);
  if (node.readOnly) return <ReadOnlyField control={bare} />;
  const control = connectControl({ ...bare, hint });
  return <GrowingText control={control} text={text} rows={rows} maxRows={maxRows} />;
}

/** The placeholder: the title of `null`, while that is the value, or an example. */
export function placeholderOf({ node, value }: Control, { label, wordsOf }: Translator): string | undefined {
  return value === null && node.nothing ? label(node.nothing) : wordsOf(node, 'placeholder');
}

interface GrowingTextProps {
  control: Control;
  text: string;
  rows: number;
  maxRows: number;
}

export function GrowingText({ control, text, rows, maxRows }: GrowingTextProps) {
  const translator = useTranslator();
  const saved = useSavedText(control);
  const like = text.match(lineEnd) ? text : saved;
  const enter = (entered: string) => control.setText(keepLineEnds(like, entered));
  const ref = useEarlyEntry<HTMLTextAreaElement>(text, enter);
  const lines = text.split('\n').length;
  const least = Math.min(Math.max(lines, rows), maxRows);
  // For browsers in which the style sheet fits the height to the text, which ignores `rows`.
  const sizes = { '--eidos-rows': rows, '--eidos-max-rows': maxRows } as CSSProperties;
  // Counting line breaks also works on the server; only the browser knows where long lines wrap.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    element.rows = least;
    while (element.scrollHeight > element.clientHeight && element.rows < maxRows) element.rows++;
  }, [text, least, maxRows, ref]);
  return (
    <FieldFrame control={control}>
      <control.elements.textarea
        {...control.attributes}
        ref={ref}
        className="eidos-input eidos-textarea"
        rows={least}
        style={sizes}
        placeholder={placeholderOf(control, translator)}
        autoComplete={control.node.autocomplete}
        value={text}
        onChange={(event) => enter(event.target.value)}
      />
    </FieldFrame>
  );
}
