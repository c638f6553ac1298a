import { type RefObject, useEffect, useRef } from 'react';
import { useEarlyEntry } from './use-early-entry';

/** `useEarlyEntry` for an input whose component needs its `ref` too, which is the result. */
export function useEarlyInput(
  rendered: string,
  take: (entered: string) => void,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const readEarly = useEarlyEntry(rendered, take);
  useEffect(() => readEarly(input.current), [readEarly]);
  return input;
}
