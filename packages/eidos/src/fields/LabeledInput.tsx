import type { ComponentProps, Ref } from 'react';
import { useScreen } from '../parts/screen-context';

interface LabeledInputProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  /** Why the text cannot be used. */
  error: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** An input with its label and error, for a text that is not itself a value of the data. */
export function LabeledInput({ id, label, error, inputRef, ...attributes }: LabeledInputProps) {
  const { elements } = useScreen().registry;
  const invalid = error !== undefined || undefined;
  return (
    <div className="eidos-field" data-invalid={invalid}>
      <label htmlFor={id} className="eidos-field__label">
        {label}
      </label>
      <elements.input
        {...attributes}
        ref={inputRef}
        id={id}
        className="eidos-input"
        aria-invalid={invalid}
        aria-describedby={invalid && `${id}error`}
      />
      {invalid && (
        <p id={`${id}error`} className="eidos-field__errors">
          {error}
        </p>
      )}
    </div>
  );
}
