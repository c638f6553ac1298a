import { useTranslator } from '../translations/translations-context';
import { ConflictNotice } from './ConflictNotice';
import type { Control } from './control';
import { useErrorAnnouncement } from './use-error-announcement';

interface NotesProps {
  control: Control;
}

/** The schema's description; inside a table cell it is only for assistive technology. */
export function FieldDescription({ control }: NotesProps) {
  const { wordsOf } = useTranslator();
  const { node, ids, frame } = control;
  if (node.description === undefined) return null;
  const className = frame.dress === 'bare' ? 'eidos-visually-hidden' : 'eidos-field__description';
  return (
    <p id={ids.description} className={className}>
      {wordsOf(node, 'description')}
    </p>
  );
}

/** The notes below a control or group: hint, errors (announced once when they appear), conflict and help. */
export function FieldNotes({ control }: NotesProps) {
  const { t, wordsOf } = useTranslator();
  const { node, field, ids, invalid, messages, frame, hint, label } = control;
  useErrorAnnouncement(label, messages);
  return (
    <>
      {hint !== undefined && (
        <p id={ids.hint} className="eidos-field__hint">
          {hint}
        </p>
      )}
      {invalid && (
        <ul id={ids.errors} className="eidos-field__errors">
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      {field.conflict && <ConflictNotice control={control} />}
      {node.help !== undefined && frame.dress === 'full' && (
        <details className="eidos-field__help">
          <summary>{t('field.help', { label })}</summary>
          <p>{wordsOf(node, 'help')}</p>
        </details>
      )}
    </>
  );
}
