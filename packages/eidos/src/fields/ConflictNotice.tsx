import { useController } from '../hooks/use-controller';
import { useTranslator } from '../translations/translations-context';
import type { Control } from './control';
import { valueText } from './value-text';

/** Shows that the server sent a different value during an edit, and lets the user choose between the two. */
export function ConflictNotice({ control }: { control: Control }) {
  const controller = useController();
  const translator = useTranslator();
  const { t } = translator;
  const { field, ids, label, node, pointer } = control;
  function resolve(keep: 'mine' | 'theirs') {
    controller.resolveConflict(pointer, keep);
    // The buttons are about to be removed, which must not lose the focus.
    document.getElementById(ids.control)?.focus();
  }
  const words = node.writeOnly
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
