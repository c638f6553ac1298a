import type { FocusEvent } from 'react';

/** A handler of `onBlur` for an element with several controls: it runs once the focus leaves all of them. */
export function whenLeft(action: () => void): (event: FocusEvent<HTMLElement>) => void {
  return ({ currentTarget, relatedTarget }) => {
    if (!currentTarget.contains(relatedTarget)) action();
  };
}
