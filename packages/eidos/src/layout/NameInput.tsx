import { useId } from 'react';

interface NameInputProps {
  id?: string;
  label: string;
  value: string;
  /** Why the name cannot be used. */
  message: string | undefined;
  onChange: (name: string) => void;
  /** The name is complete: the field was left, or Enter pressed. */
  onDone?: () => void;
  onEnter?: () => void;
}

/** A field for a name, which is not itself a value of the data. */
export function NameInput({ id, label, value, message, onChange, onDone, onEnter = onDone }: NameInputProps) {
  const own = useId();
  const input = id ?? `${own}name`;
  return (
    <div className="eidos-field" data-invalid={message !== undefined || undefined}>
      <label className="eidos-field__label" htmlFor={input}>
        {label}
      </label>
      <input
        id={input}
        className="eidos-input"
        value={value}
        spellCheck={false}
        aria-invalid={message !== undefined || undefined}
        aria-describedby={message === undefined ? undefined : `${own}error`}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onDone}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter in a form would submit it.
          event.preventDefault();
          onEnter?.();
        }}
      />
      {message !== undefined && (
        <ul id={`${own}error`} className="eidos-field__errors">
          <li>{message}</li>
        </ul>
      )}
    </div>
  );
}
