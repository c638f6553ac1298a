import type { Choice, EidosNode, TableNode } from '../compiler/node';
import { choicesOf } from '../controller/node-tree';
import { createError } from '../development/advice';
import type { Pointer } from '../json/json-pointer';
import { CheckboxesField } from '../lists/CheckboxesField';
import type { Part, PartProps } from '../parts/registry';
import { useNode } from '../parts/use-node';
import { type ChoiceOptions, type LoadChoices } from './use-choices';
import { ComboboxTags } from './ComboboxTags';
import { SingleCombobox } from './SingleCombobox';

/** Props of `ComboboxField`. */
export interface ComboboxFieldProps extends PartProps, ChoiceOptions {
  /**
   * The choices, or a function that returns them.
   * @default the choices of the schema
   */
  choices?: readonly Choice[] | LoadChoices;
}

/**
 * A choice from a list that is searched by typing: one value, or, for an array, several as tags. The choices are those
 * of the schema, a list, or what a function returns. A value that the list lacks is kept and reported.
 * Throws when there are no choices.
 */
export function ComboboxField({ pointer, choices, ...options }: ComboboxFieldProps) {
  const node = useNode(pointer);
  const source = choices ?? schemaChoices(node, pointer);
  const Field = node.kind === 'table' ? ComboboxTags : SingleCombobox;
  return <Field pointer={pointer} source={source} options={options} />;
}

function schemaChoices(node: EidosNode, pointer: Pointer): readonly Choice[] {
  const choices = choicesOf(node.kind === 'table' ? node.row : node);
  if (choices) return choices;
  throw createError(
    `<ComboboxField pointer="${pointer}"> has no choices.`,
    () =>
      process.env.NODE_ENV !== 'production' &&
      ' Pass the prop "choices", or give the value an "enum" in the schema.',
  );
}

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

/** More choices than this are searched rather than all shown. */
const mostBoxes = 7;

/** An array of choices: checkboxes for a few, a combobox with tags for many. */
export function ChoicesField({ pointer }: PartProps) {
  const { row } = useNode(pointer) as TableNode;
  const Field = (choicesOf(row)?.length ?? 0) > mostBoxes ? ComboboxField : CheckboxesField;
  return <Field pointer={pointer} />;
}
