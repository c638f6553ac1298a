import type { Controller } from '../controller/controller';
import { storeOf } from '../controller/create-controller';
import { rowsOf } from '../controller/merge-rows';
import { useController, useTranslator } from '../hooks/contexts';
import { useShownErrors } from '../hooks/use-errors';
import { joinPointer, splitPointer } from '../json/json-pointer';
import { useScreen } from '../parts/screen-context';
import type { Translator } from '../translations/translator';
import type { FieldError } from '../validation/outcome';

/** How many errors are listed; with more, the list itself would have to be searched. */
const most = 20;

/**
 * The errors that the fields show, each as a button that moves the focus to its field. Empty without errors; a long list
 * ends after 20.
 */
export function ErrorList() {
  const controller = useController();
  const translator = useTranslator();
  const { navigator } = useScreen();
  const errors = useShownErrors('');
  if (errors.length === 0) return null;
  return (
    <div
      className="eidos-errors"
      role="group"
      aria-label={translator.t('hud.errors', { count: errors.length })}
    >
      <ul>
        {errors.slice(0, most).map((error, at) => (
          <li key={at}>
            <button type="button" onClick={() => navigator.focus(error.pointer)}>
              {describe(error, controller, translator)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The message of an error, after the labels on the way to its field, with the number of each row. */
function describe(
  error: FieldError,
  controller: Controller,
  { label, error: messageOf }: Translator,
): string {
  const { tryPlace } = storeOf(controller).view;
  const labels: string[] = [];
  let path = '';
  for (const token of splitPointer(error.pointer)) {
    const around = tryPlace(path);
    path = joinPointer(path, token);
    const place = tryPlace(path);
    const [fixed] = rowsOf(around?.inner);
    if (place?.isRow) labels.push(`${labels.pop() ?? ''} ${Number(token) + 1 - fixed}`.trim());
    else labels.push(place ? label(place.node) : token);
  }
  const message = messageOf(error, tryPlace(error.pointer)?.node);
  return labels.length > 0 ? `${labels.join(' › ')}: ${message}` : message;
}
