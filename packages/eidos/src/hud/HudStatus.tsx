import type { FormSnapshot } from '../controller/controller';
import { useForm } from '../hooks/use-form';
import { useScreen } from '../parts/screen-context';
import { englishLayout } from '../translations/english-layout';
import { useTranslator } from '../translations/translations-context';
import { useOutcome } from './use-outcome';
import { useShownErrors } from '../hooks/use-errors';

const selectDirty = (form: FormSnapshot) => form.dirty;
const selectCount = (form: FormSnapshot) => form.changed.length;

/** Unsaved changes and errors, as text. They are announced elsewhere, so that typing is not interrupted. */
export function HudStatus() {
  const { t } = useTranslator(englishLayout);
  const dirty = useForm(selectDirty);
  const count = useForm(selectCount);
  const { status, failure } = useOutcome();
  const unsaved = t('hud.unsaved', { count: Math.max(count, 1) });
  const words = dirty ? unsaved : t(status === 'submitted' ? 'hud.saved' : 'hud.pristine');
  return (
    <div className="eidos-hud__status">
      <span className="eidos-hud__changes" data-dirty={dirty || undefined}>
        {words}
      </span>
      <FirstErrorButton />
      {failure !== undefined && <p className="eidos-hud__failure">{failure}</p>}
    </div>
  );
}

/** The number of errors that the fields show; pressing it focuses the first one. */
function FirstErrorButton() {
  const { t } = useTranslator(englishLayout);
  const { navigator } = useScreen();
  const errors = useShownErrors('');
  const [first] = errors;
  if (!first) return null;
  return (
    <button
      type="button"
      className="eidos-hud__errors"
      title={t('hud.firstError')}
      onClick={() => navigator.focus(first.pointer)}
    >
      {t('hud.errors', { count: errors.length })}
      <span className="eidos-visually-hidden">{` – ${t('hud.firstError')}`}</span>
    </button>
  );
}
