import type { PartProps } from '../parts/registry';
import { NumericField } from './NumberField';

/** Props of `IntegerField`. */
export interface IntegerFieldProps extends PartProps {
  /**
   * How a list of choices is shown.
   * @default `x-eidos.widget` of the schema, or by the number of choices
   */
  widget?: 'input' | 'radio' | 'select';
}

/**
 * A whole number, typed in the number format of the user's locale; ArrowUp and ArrowDown step by
 * `multipleOf`, or by 1. Typed text is kept until it is a whole number.
 */
export function IntegerField(props: IntegerFieldProps) {
  return <NumericField {...props} kind="integer" component="IntegerField" />;
}
