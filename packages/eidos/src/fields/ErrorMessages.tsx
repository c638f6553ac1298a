import { useEffect, useRef } from 'react';
import { useScreen } from '../parts/screen-context';
import type { Control } from './control';

/** The errors of a field, announced once when they appear or change. */
export function ErrorMessages({ control: { ids, label, messages } }: { control: Control }) {
  const { announcer } = useScreen();
  const spoken = useRef('');
  const text = messages.join(' ');
  useEffect(() => {
    if (text !== spoken.current) announcer.announceError(`${label}: ${text}`);
    spoken.current = text;
  }, [announcer, label, text]);
  return (
    <ul id={ids.errors} className="eidos-field__errors">
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}
