import { useId, useRef } from 'react';
import { useEarlyEntry } from '../fields/use-early-entry';
import { isComposing } from '../hooks/pointer-press';
import { useEscape } from '../hooks/use-escape';

interface NameInputProps {
  id?: string;
  label: string;
  value: string;
  /** The name to which Escape returns. */
  original: string;
  /** Why the name cannot be used. */
  message: string | undefined;
  onChange: (name: string) => void;
  /** The name is complete: the field was left, or Enter pressed. */
  onDone?: () => void;
  onEnter?: () => void;
}

/** A field for a name, which is not itself a value of the data. */
export function NameInput({
  id,
  label,
  value,
  original,
  message,
  onChange,
  onDone,
  onEnter = onDone,
}: NameInputProps) {
  const own = useId();
  const input = id ?? `${own}name`;
  const readEarly = useEarlyEntry(value, onChange);
  const frame = useRef<HTMLDivElement>(null);
  useEscape(frame, () => {
    if (value !== original) onChange(original);
    return value !== original;
  });
  return (
    <div ref={frame} className="eidos-field" data-invalid={message !== undefined || undefined}>
      <label className="eidos-field__label" htmlFor={input}>
        {label}
      </label>
      <input
        id={input}
        className="eidos-input"
        ref={readEarly}
        value={value}
        spellCheck={false}
        aria-invalid={message !== undefined || undefined}
        aria-describedby={message === undefined ? undefined : `${own}error`}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onDone}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
          // Enter in a form would submit it.
          event.preventDefault();
          event.stopPropagation();
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
