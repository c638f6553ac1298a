import { useEffect, useRef } from 'react';
import { useScreen } from '../parts/screen-context';

/** Announces a field's errors once when they appear or change, not when they disappear. */
export function useErrorAnnouncement(label: string, messages: readonly string[]): void {
  const { announcer } = useScreen();
  const spoken = useRef('');
  const text = messages.join(' ');
  useEffect(() => {
    if (text !== '' && text !== spoken.current) announcer.announceError(`${label}: ${text}`);
    spoken.current = text;
  }, [announcer, label, text]);
}
