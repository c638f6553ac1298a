import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Part, PartProps } from '../parts/registry';
import { storeOf } from '../controller/create-controller';
import { useTranslator, useController } from '../hooks/contexts';
import type { Translator } from '../translations/translator';
import { type Control, mustBeFilled, useControl } from './control';
import { isRefused } from '../controller/node-tree';
import { valueText } from '../controller/read-text';
import type { FieldSnapshot } from '../controller/controller';
import type { Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { Button } from '../parts/Button';
import { useScreen } from '../parts/screen-context';

/**
 * The text of a label: the name, a mark for required fields, and a note for deprecated ones. A function and not a
 * component, because a screen may have thousands of labels.
 */
export function labelWords(control: Control, { t }: Translator): ReactNode {
  const { node, frame } = control;
  const label = control.label || t('field.untitled');
  const isRequired = mustBeFilled(control) && !node.readOnly;
  // React creates no node of its own for a single text.
  if (frame.kind === 'cell' || (!isRequired && !node.deprecated)) return label;
  return (
    <>
      {label}
      {isRequired && (
        <span className="eidos-field__required" aria-hidden="true">
          {' *'}
        </span>
      )}
      {node.deprecated && <span className="eidos-field__deprecated"> {t('field.deprecated')}</span>}
    </>
  );
}

/** Props of `FieldFrame`. */
export interface FieldFrameProps {
  /** The result of `useControl` for the field's pointer. */
  control: Control;
  /** The control itself. */
  children: ReactNode;
  /**
   * `control` connects the label with one element; `group` labels several, which refer to `control.ids.label`.
   * @default `'control'`
   */
  labels?: 'control' | 'group';
}

/**
 * Label, description, help, errors and conflict notice around one control, connected with it by id. Where the value cannot be
 * edited, native controls inside are disabled.
 */
export function FieldFrame({ control, children, labels }: FieldFrameProps) {
  const { node, field, ids, invalid, frame } = control;
  const translator = useTranslator();
  const isBare = frame.kind === 'cell';
  // Disables every control inside: radio buttons, and those of a custom part for a value that is read-only.
  const isLocked = node.readOnly || node.disabled || undefined;
  const Box = isLocked ? 'fieldset' : 'div';
  const Label = labels === 'group' ? 'span' : 'label';
  if (!field.applies) return null;
  return (
    <div
      className={isBare ? 'eidos-field eidos-field--bare' : 'eidos-field'}
      data-kind={node.kind}
      data-pointer={control.pointer}
      data-invalid={invalid || undefined}
      data-dirty={field.dirty || undefined}
      data-deprecated={node.deprecated || undefined}
      data-read-only={node.readOnly || undefined}
    >
      <Label
        id={ids.label}
        htmlFor={labels === 'group' ? undefined : ids.control}
        className={isBare ? 'eidos-visually-hidden' : 'eidos-field__label'}
      >
        {labelWords(control, translator)}
      </Label>
      {fieldDescription(control, translator)}
      <Box className="eidos-field__control" role={isLocked && 'none'} disabled={isLocked}>
        {children}
      </Box>
      {fieldNotes(control, translator)}
    </div>
  );
}

/** Whether something else is stored in place of a group or list, which has no fields or rows for it. */
export function isReplaced({ value }: Pick<FieldSnapshot, 'value'>): boolean {
  return (value ?? null) !== null;
}

/** A value that cannot be edited, or input that is not a value, as text that can be selected and copied. */
export function ReadOnlyField({ control }: { control: Control }) {
  const translator = useTranslator();
  const { ids, attributes, node, value, field, invalid } = control;
  const text = field.text || valueText(node, value, translator);
  return (
    <FieldFrame control={control} labels="group">
      <div
        id={ids.control}
        className="eidos-field__value"
        role="group"
        // An error leads here.
        tabIndex={invalid ? -1 : undefined}
        aria-labelledby={ids.label}
        aria-describedby={attributes['aria-describedby']}
        data-empty={!text || undefined}
      >
        {text || translator.t('field.unset')}
      </div>
    </FieldFrame>
  );
}

/**
 * Creates a part for `createRegistry` that renders a value with a control of your own, inside a `FieldFrame`. Create it
 * outside components.
 * @param render Renders the control. It is called while a component renders, so it may use hooks.
 * @param labels `control` by default; `group` for several elements, which refer to the label by `ids.label`.
 * @returns The part.
 */
export function createField(
  render: (control: Control) => ReactNode,
  labels?: FieldFrameProps['labels'],
): Part {
  function CustomField({ pointer }: PartProps) {
    const control = useControl(pointer);
    return (
      <FieldFrame control={control} labels={labels}>
        {render(control)}
      </FieldFrame>
    );
  }
  return CustomField;
}

/** Returns a function that turns an action into the handler of a button which it removes: the control of `pointer` is focused then. */
function usePassedFocus(pointer: Pointer) {
  const { navigator } = useScreen();
  return (press: () => void) => () => {
    flushSync(press);
    navigator.focus(pointer);
  };
}

/**
 * Shows that the server sent a different value during an edit, and lets the user choose between the two. The value gets the
 * focus then.
 */
export function ConflictNotice({ control }: { control: Control }) {
  const controller = useController();
  const translator = useTranslator();
  const { t } = translator;
  const { field, label, node, pointer } = control;
  const theirs = field.conflict?.theirs;
  const passFocusOn = usePassedFocus(pointer);
  const resolve = (keep: 'mine' | 'theirs') => passFocusOn(() => controller.resolveConflict(pointer, keep));
  const isHidden = node.writeOnly || Object(theirs) === theirs;
  const words = t(isHidden ? 'conflict.hidden' : 'conflict.notice', {
    theirs: valueText(node, theirs, translator) || t('conflict.empty'),
  });
  return (
    <div className="eidos-field__conflict" role="group" aria-label={label}>
      <p>{words}</p>
      <Button onClick={resolve('mine')}>{t('conflict.keepMine')}</Button>
      <Button onClick={resolve('theirs')}>{t('conflict.takeTheirs')}</Button>
    </div>
  );
}

function ErrorMessages({ control: { ids, label, messages, pointer } }: { control: Control }) {
  const { announcer } = useScreen();
  // Two fields of one value, in a step and in its review, have one error, and a row that moves has no new one.
  const { id } = storeOf(useController()).view.place(pointer);
  const text = messages.join(' ');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    announcer.announceError(`${label}: ${text}`, id, list.current!.getRootNode());
  }, [announcer, id, label, text]);
  return (
    <ul ref={list} id={ids.errors} className="eidos-field__errors">
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}

interface SetButtonProps {
  control: Pick<Control, 'field' | 'label' | 'pointer'>;
  /** The text of the button. */
  words: 'group.add' | 'group.remove' | 'offer.use' | 'offer.empty';
  /** The value to set; undefined to remove the current one. */
  value: JsonValue | undefined;
  /** How the value is shown. */
  text?: string;
}

/** A button that sets a value, and is about to be removed or replaced. */
export function SetButton({ control: { field, label, pointer }, words, value, text }: SetButtonProps) {
  const passFocusOn = usePassedFocus(pointer);
  const { t } = useTranslator();
  return (
    // The second click of a double click must not undo the first, so it meets another element.
    <Button key={words} onClick={passFocusOn(() => field.set(value))}>
      {t(words, { label, value: text })}
    </Button>
  );
}

/**
 * A button that sets what the schema offers: the default of an empty field, or the constant that another value replaces;
 * without an offer, one that removes the value.
 */
export function OfferNotice({ control }: { control: Control }) {
  const translator = useTranslator();
  const { field, node } = control;
  const { offer } = field;
  const isEmpty = typeof offer === 'object' && Object.values(offer ?? {}).every((item) => item === null);
  const text = isEmpty ? '' : valueText(node, offer, translator);
  return (
    <div className="eidos-field__offer">
      <SetButton
        control={control}
        words={offer === undefined ? 'group.remove' : text ? 'offer.use' : 'offer.empty'}
        value={offer}
        text={text}
      />
    </div>
  );
}

/* Functions and not components, because a screen may have thousands of fields. */

/** The schema's description; inside a table cell it is only for assistive technology. */
export function fieldDescription({ node, ids, frame }: Control, { wordsOf }: Translator): ReactNode {
  if (!node.description) return null;
  const className = frame.kind === 'cell' ? 'eidos-visually-hidden' : 'eidos-field__description';
  return (
    <p id={ids.description} className={className}>
      {wordsOf(node, 'description')}
    </p>
  );
}

export function fieldNotes(control: Control, { t, wordsOf }: Translator): ReactNode {
  const { node, field, ids, invalid, frame, hint, label } = control;
  return (
    <>
      {hint !== undefined && (
        <p id={ids.hint} className="eidos-field__hint">
          {hint}
        </p>
      )}
      {invalid && <ErrorMessages control={control} />}
      {field.conflict && <ConflictNotice control={control} />}
      {(field.offer !== undefined || isRefused(node)) &&
        !(node.readOnly || node.disabled) &&
        frame.kind === 'field' && <OfferNotice control={control} />}
      {node.help && frame.kind === 'field' && (
        <details className="eidos-field__help">
          <summary>{t('field.help', { label })}</summary>
          <p>{wordsOf(node, 'help')}</p>
        </details>
      )}
    </>
  );
}
