import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldSnapshot } from '../controller/controller';
import { useController, useTranslator } from '../hooks/contexts';
import { Button } from '../parts/Button';
import { useScreen } from '../parts/screen-context';
import type { Translator } from '../translations/translator';
import type { Control } from './control';
import { valueText } from '../controller/read-text';

/** What the notice needs of a control. */
interface ConflictedControl extends Pick<Control, 'label' | 'node' | 'pointer'> {
  readonly field: Pick<FieldSnapshot, 'conflict'>;
}

/**
 * Shows that the server sent a different value during an edit, and lets the user choose between the two. `focus` is called
 * then; by default the value gets the focus.
 */
export function ConflictNotice({ control, focus }: { control: ConflictedControl; focus?: () => void }) {
  const controller = useController();
  const { navigator } = useScreen();
  const translator = useTranslator();
  const { t } = translator;
  const { field, label, node, pointer } = control;
  const theirs = field.conflict?.theirs;
  function resolve(keep: 'mine' | 'theirs') {
    controller.resolveConflict(pointer, keep);
    // The buttons are about to be removed, which must not lose the focus.
    setTimeout(focus ?? (() => navigator.focus(pointer)));
  }
  const isHidden = node.writeOnly || (typeof theirs === 'object' && theirs !== null);
  const words = isHidden
    ? t('conflict.hidden')
    : t('conflict.notice', { theirs: valueText(node, theirs, translator) || t('conflict.empty') });
  return (
    <div className="eidos-field__conflict" role="group" aria-label={label}>
      <p>{words}</p>
      <Button onClick={() => resolve('mine')}>{t('conflict.keepMine')}</Button>
      <Button onClick={() => resolve('theirs')}>{t('conflict.takeTheirs')}</Button>
    </div>
  );
}

/** The errors of a field, announced once when they appear or change. */
function ErrorMessages({ control: { ids, label, messages } }: { control: Control }) {
  const { announcer } = useScreen();
  const spoken = useRef('');
  const text = messages.join(' ');
  useEffect(() => {
    if (text !== spoken.current) announcer.announceError(`${label}: ${text}`);
    spoken.current = text;
  }, [announcer, label, text]);
  return (
    <ul id={ids.errors} className="eidos-field__errors">
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}

/** A button that sets what the schema offers: the default of an empty field, or the constant that another value replaces. */
function OfferNotice({ control }: { control: Control }) {
  const controller = useController();
  const { navigator } = useScreen();
  const translator = useTranslator();
  const { field, node, pointer } = control;
  const text =
    Array.isArray(field.offer) && field.offer.length === 0 ? '' : valueText(node, field.offer, translator);
  function accept() {
    controller.set(pointer, field.offer);
    // The button is about to be removed, which must not lose the focus.
    setTimeout(() => navigator.focus(pointer));
  }
  return (
    <p className="eidos-field__offer">
      <Button onClick={accept}>{translator.t(text ? 'offer.use' : 'offer.empty', { value: text })}</Button>
    </p>
  );
}

/* Functions and not components, because a screen may have thousands of fields. */

/** The schema's description; inside a table cell it is only for assistive technology. */
export function fieldDescription({ node, ids, frame }: Control, { wordsOf }: Translator): ReactNode {
  if (node.description === undefined) return null;
  const className = frame.kind === 'cell' ? 'eidos-visually-hidden' : 'eidos-field__description';
  return (
    <p id={ids.description} className={className}>
      {wordsOf(node, 'description')}
    </p>
  );
}

/** The notes below a control or group: hint, errors, conflict and help. */
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
      {field.offer !== undefined && !node.readOnly && !node.disabled && frame.kind === 'field' && (
        <OfferNotice control={control} />
      )}
      {node.help !== undefined && frame.kind === 'field' && (
        <details className="eidos-field__help">
          <summary>{t('field.help', { label })}</summary>
          <p>{wordsOf(node, 'help')}</p>
        </details>
      )}
    </>
  );
}
