import type { PartProps } from '../parts/registry';
import { NumericField } from './NumericField';

/** What a `NumberField` takes. */
export interface NumberFieldProps extends PartProps {
  /** How a list of choices is shown; `x-eidos.widget` of the schema, else by their number, unless told. */
  widget?: 'input' | 'radio' | 'select';
}

/**
 * A number, typed in the reader's own way of writing numbers; ArrowUp and ArrowDown step by `multipleOf`, or by 1.
 * What was typed stays as it is until it is a number that can be stored exactly.
 */
export function NumberField(props: NumberFieldProps) {
  return <NumericField {...props} kind="number" component="NumberField" />;
}
