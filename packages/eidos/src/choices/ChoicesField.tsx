import type { TableNode } from '../compiler/node';
import { CheckboxesField } from '../lists/CheckboxesField';
import type { PartProps } from '../parts/registry';
import { useNode } from '../parts/use-node';
import { ComboboxField } from './ComboboxField';

/** More choices than this are searched rather than all shown. */
const mostBoxes = 7;

/** An array of choices: checkboxes for a few, a combobox with tags for many. */
export function ChoicesField({ pointer }: PartProps) {
  const { row } = useNode(pointer) as TableNode;
  const count = 'choices' in row ? (row.choices?.length ?? 0) : 0;
  const Field = count > mostBoxes ? ComboboxField : CheckboxesField;
  return <Field pointer={pointer} />;
}
