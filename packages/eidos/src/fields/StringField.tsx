import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import type { StringNode } from '../compiler/node';
import { whenReleased } from '../hooks/pointer-press';
import type { PartProps, ScreenElements } from '../parts/registry';
import { useTranslator } from '../hooks/contexts';
import { untypedField } from './ChoiceControl';
import { type Control, expectKind, connectControl, useControl } from './control';
import { FieldFrame } from './FieldFrame';
import { formatFor, type InputFormat, inputFormat } from './input-format';
import { GrowingText, keepLineEnds, placeholderOf, useCounter, useSavedText } from './TextField';
import { isEnteredEarly, useEarlyRead } from './use-early-entry';
import { plainText } from '../controller/read-text';

/** Props of `StringField`. */
export interface StringFieldProps extends PartProps {
  /**
   * How a list of choices is shown.
   * @default `x-eidos.widget` of the schema, or by the number of choices
   */
  widget?: 'input' | 'radio' | 'select';
  /**
   * HTML's `autocomplete`: what the browser can fill in.
   * @default `x-eidos.autocomplete` of the schema, or by `format`
   */
  autoComplete?: string;
}

/**
 * One line of text; a value with line breaks gets a text area. The schema's `format` chooses the native input (`date`,
 * `date-time`, `time`, `password`) or the keyboard of a phone (`email`, `uri`, `tel`), `enum` makes it a choice, `maxLength`
 * adds a counter.
 */
export function StringField({ pointer, widget, autoComplete }: StringFieldProps): ReactNode {
  const control = useControl(pointer);
  const node = expectKind(control, 'StringField', 'string', 'text');
  // The parts of an incomplete date are in its input alone, which stays while it is locked.
  const isIncomplete = control.field.text === '' && inputFormat(node.format).hasSegments;
  const framed = isIncomplete ? { ...node, readOnly: false, disabled: undefined } : node;
  return (
    untypedField(control, framed, widget) || (
      <StringInput control={{ ...control, node: framed }} node={node} autoComplete={autoComplete} />
    )
  );
}

interface StringInputProps {
  control: Control;
  node: StringNode;
  autoComplete: string | undefined;
}

function StringInput({ control, node, autoComplete }: StringInputProps) {
  const unread = control.field.errors.length > 0 && control.field.text;
  const stored = unread || plainText(control.value);
  const isTyped = control.frame.isTyped && inputFormat(node.format).hasSegments;
  const saved = useSavedText(control);
  const fitting = formatFor(isTyped ? undefined : node.format, stored, saved);
  // Another control would lose the caret, so what is typed changes it only once it is left.
  const [held, setHeld] = useState<{ readonly format: InputFormat | undefined }>();
  const format = held ? held.format : fitting;
  const counter = useCounter(node, stored);
  const inner = connectControl({
    ...control,
    hint: counter,
    field: {
      ...control.field,
      touch() {
        setHeld(undefined);
        control.field.touch();
      },
    },
    setText(text: string | undefined) {
      if (format !== inputFormat(node.format)) setHeld({ format });
      control.setText(text);
    },
  });
  if (format) return <SingleLine control={inner} node={node} {...{ autoComplete, format, saved }} />;
  return <GrowingText control={inner} text={stored} rows={1} maxRows={12} />;
}

interface SingleLineProps extends StringInputProps {
  format: InputFormat;
  saved: string;
}

function SingleLine({ control: plain, node, autoComplete, format, saved }: SingleLineProps) {
  const translator = useTranslator();
  const { toInput, fromInput, offset, hasSegments, ...attributes } = format;
  // A date that is typed as text is shown as it was typed, not as it is stored.
  const typed = hasSegments ? undefined : plain.field.text;
  const stored = typed ?? plainText(plain.value);
  // A stored time keeps its time zone through every edit, even after it was emptied.
  const kept = stored || saved;
  const zone = offset?.(kept);
  const zoneWords = zone === undefined ? undefined : translator.t('field.timeZone', { offset: zone });
  // An input with segments has no placeholder.
  const title =
    hasSegments && plain.value === null && node.nothing ? translator.label(node.nothing) : undefined;
  const control = connectControl({ ...plain, hint: plain.hint ?? zoneWords ?? title });
  const [isEnteredHere, setEnteredHere] = useState(false);
  // The segments of an incomplete date are in the input alone; another input shows the value that is kept.
  const isIncomplete = hasSegments && plain.field.text === '';
  const shown = (isIncomplete && isEnteredHere ? '' : toInput(stored)) ?? '';

  function read({ value, validity }: HTMLInputElement) {
    const isPart = hasSegments && validity.badInput;
    if (isPart) setEnteredHere(true);
    // A password shows no line ends.
    const text = keepLineEnds(stored, value, '');
    control.setText(isPart ? undefined : text && fromInput(text, kept, saved));
  }

  /**
   * The first segments of an empty date, and the removal of the last, change the state of the input without an event. Extensions
   * may write a date without one.
   */
  function readNew(target: HTMLInputElement) {
    if (target.validity.badInput === !isIncomplete || isEnteredEarly(target, shown)) read(target);
  }

  // Another input may have had the segments of an incomplete date, and shows them no longer.
  const ref = useEarlyRead(readNew);
  const input = {
    ...control.attributes,
    ...attributes,
    className: 'eidos-input',
    autoComplete: autoComplete ?? node.autocomplete ?? attributes.autoComplete,
  };
  return (
    <FieldFrame control={control}>
      {hasSegments ? (
        <SegmentInput
          {...input}
          Input={control.elements.input}
          readOnly={node.readOnly}
          disabled={node.disabled}
          inputRef={ref}
          shown={isIncomplete && isEnteredHere ? undefined : shown}
          onChange={({ target }) => read(target)}
          onKeyUp={({ currentTarget }) => readNew(currentTarget)}
          onBlur={({ target }) => {
            whenReleased(() => readNew(target));
            control.attributes.onBlur();
          }}
        />
      ) : (
        <control.elements.input
          {...input}
          ref={ref}
          placeholder={placeholderOf(plain, translator)}
          value={shown}
          onChange={({ target }) => read(target)}
        />
      )}
    </FieldFrame>
  );
}

interface SegmentInputProps extends ComponentProps<'input'> {
  Input: ScreenElements['input'];
  /** The value to show; undefined while the input has an incomplete entry of its own. */
  shown: string | undefined;
  inputRef: ReturnType<typeof useEarlyRead<HTMLInputElement>>;
}

/**
 * A native input with segments. React does not control its value: it would set the attribute `value` too, by which Firefox
 * empties all segments of an incomplete entry.
 */
function SegmentInput({ Input, shown, inputRef, ...attributes }: SegmentInputProps) {
  const [initial] = useState(shown);
  const last = useRef(shown);
  useEffect(() => {
    const element = inputRef.current!;
    const isSame = shown === last.current;
    last.current = shown;
    // Text that was entered before the scripts loaded stays in the element.
    if (isSame || shown === undefined) return;
    if (element.value !== shown || element.validity.badInput) element.value = shown;
  }, [shown, inputRef]);
  return <Input {...attributes} ref={inputRef} defaultValue={initial} />;
}
