import type { KeyboardEvent } from 'react';

/** What a key of an input method is called that WebKit reports only after the composition has ended. */
const KEY_CODE_OF_COMPOSITION = 229;

/** Whether a key belongs to an input method, which uses Enter and Escape for itself. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === KEY_CODE_OF_COMPOSITION;
}
