import type { ReactNode } from 'react';
import type { Translator } from '../translations/translator';
import { ConflictNotice } from './ConflictNotice';
import type { Control } from './control';
import { ErrorMessages } from './ErrorMessages';
import { OfferNotice } from './OfferNotice';

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
      {field.offer !== undefined && frame.kind === 'field' && <OfferNotice control={control} />}
      {node.help !== undefined && frame.kind === 'field' && (
        <details className="eidos-field__help">
          <summary>{t('field.help', { label })}</summary>
          <p>{wordsOf(node, 'help')}</p>
        </details>
      )}
    </>
  );
}
