import { useController } from '../hooks/use-controller';
import { useScreen } from '../parts/screen-context';
import { useTranslator } from '../translations/translations-context';
import type { Control } from './control';
import { valueText } from './value-text';

/** A button that sets what the schema offers: the default of an empty field, or the constant that another value replaces. */
export function OfferNotice({ control }: { control: Control }) {
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
      <button type="button" className="eidos-button" onClick={accept}>
        {text === '' ? translator.t('offer.empty') : translator.t('offer.use', { value: text })}
      </button>
    </p>
  );
}
