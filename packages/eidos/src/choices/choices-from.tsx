import type { Choice } from '../compiler/node';
import type { Part, PartProps } from '../parts/registry';
import { ComboboxField } from './ComboboxField';
import type { ChoiceOptions, LoadChoices } from './load-choices';

/**
 * Creates a part for `createRegistry` that renders a value, or an array of values, as a `ComboboxField` with these
 * choices. Create it outside components.
 * @param choices A list, or a function that returns it.
 * @param options When the function is called.
 * @returns The part.
 */
export function choicesFrom<Data = unknown>(
  choices: readonly Choice[] | LoadChoices<Data>,
  options?: ChoiceOptions,
): Part {
  function ChoicesFrom({ pointer }: PartProps) {
    return <ComboboxField pointer={pointer} choices={choices} {...options} />;
  }
  return ChoicesFrom;
}
