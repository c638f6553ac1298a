import type { ReactNode } from 'react';
import type { Translator } from '../translations/translator';
import { type Control, mustBeFilled } from './control';

/**
 * The text of a label: the name, a mark for required fields, and a note for deprecated ones. A function and not a
 * component, because a screen may have thousands of labels.
 */
export function labelWords(control: Control, { t }: Translator): ReactNode {
  const { node, frame, label } = control;
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
