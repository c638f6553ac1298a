import type { FieldSnapshot } from '../controller/controller';
import { useController } from '../hooks/use-controller';
import { useScreen } from '../parts/screen-context';
import { useTranslator } from '../translations/translations-context';
import type { Control } from './control';
import { valueText } from './value-text';

/** What the notice needs of a control. */
interface ConflictedControl extends Pick<Control, 'label' | 'node' | 'pointer'> {
  readonly field: Pick<FieldSnapshot, 'conflict'>;
  readonly ids: Pick<Control['ids'], 'control'>;
}

/** Shows that the server sent a different value during an edit, and lets the user choose between the two. */
export function ConflictNotice({ control }: { control: ConflictedControl }) {
  const controller = useController();
  const { navigator } = useScreen();
  const translator = useTranslator();
  const { t } = translator;
  const { field, ids, label, node, pointer } = control;
  function resolve(keep: 'mine' | 'theirs') {
    controller.resolveConflict(pointer, keep);
    // The buttons are about to be removed, which must not lose the focus.
    navigator.find(ids.control)?.focus();
  }
  const isLarge = typeof field.conflict?.theirs === 'object' && field.conflict.theirs !== null;
  const words =
    node.writeOnly || isLarge
      ? t('conflict.hidden')
      : t('conflict.notice', {
          theirs: valueText(node, field.conflict?.theirs, translator) || t('conflict.empty'),
        });
  return (
    <div className="eidos-field__conflict" role="group" aria-label={label}>
      <p>{words}</p>
      <button type="button" className="eidos-button" onClick={() => resolve('mine')}>
        {t('conflict.keepMine')}
      </button>
      <button type="button" className="eidos-button" onClick={() => resolve('theirs')}>
        {t('conflict.takeTheirs')}
      </button>
    </div>
  );
}
