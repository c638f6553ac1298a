import { ChoicesField, ComboboxField } from '../choices/ComboboxField';
import { Cards } from '../lists/Cards';
import { createRegistry } from '../parts/registry';

/**
 * The parts that `EidosScreen` does not have by default, so that only screens with them load them: the widgets
 * `combobox` and `cards`, and a combobox with tags for arrays of more than seven choices.
 */
export const listRegistry = createRegistry({
  kinds: { choices: ChoicesField },
  widgets: { combobox: ComboboxField, cards: Cards },
});
