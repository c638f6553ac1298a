import type { PartProps } from '../parts/registry';
import { NumericField } from './NumericField';

/** Props of `NumberField`. */
export interface NumberFieldProps extends PartProps {
  /**
   * How a list of choices is shown.
   * @default `x-eidos.widget` of the schema, or by the number of choices
   */
  widget?: 'input' | 'radio' | 'select';
}

/**
 * A number, typed in the number format of the user's locale; ArrowUp and ArrowDown step by `multipleOf`, or
 * by 1. Typed text is kept until it is a number that can be stored exactly.
 */
export function NumberField(props: NumberFieldProps) {
  return <NumericField {...props} kind="number" component="NumberField" />;
}
