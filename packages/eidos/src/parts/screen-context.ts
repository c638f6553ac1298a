import { createContext, useEffect } from 'react';
import { useProvided } from '../hooks/contexts';
import type { Pointer } from '../json/json-pointer';
import type { Announcer } from './announcer';
import type { Navigator } from './navigator';
import type { ScreenRegistry } from './registry';

/** Services that the parts of one screen share. They do not change while the user types. */
interface ScreenServices {
  readonly registry: ScreenRegistry;
  readonly announcer: Announcer;
  readonly navigator: Navigator;
}

export const ScreenContext = createContext<ScreenServices | undefined>(undefined);

/**
 * The registry, announcer and navigator of the screen.
 * @returns The registry, the announcer and the navigator.
 * @throws {Error} Outside an `EidosProvider`.
 * @example
 * function FirstError() {
 *   const { navigator } = useScreen();
 *   const goToName = () => void navigator.focus('/name');
 *   return <button onClick={goToName}>Go to the name</button>;
 * }
 */
export function useScreen(): ScreenServices {
  return useProvided(ScreenContext);
}

/** CSS selector of the elements that can be focused. */
export const focusableSelector = 'input, select, textarea, button, [tabindex]';

/** The element, or the first control in it, that can be focused. */
export function focusable(element: HTMLElement | null): HTMLElement | null {
  if (!element || element.matches(focusableSelector)) return element;
  const first = element.querySelector<HTMLInputElement>(focusableSelector);
  // Of radio buttons, the chosen one takes the focus.
  const chosen = [...element.querySelectorAll<HTMLInputElement>('[type=radio]:checked')];
  return chosen.find(({ name }) => name === first?.name) ?? first;
}

/**
 * Registers the element with `id`, or the first control inside it, as the one to focus for `pointer`.
 * @param pointer The value whose error or request leads to the element.
 * @param id The `id` of the element, or of one around the control.
 * @example
 * function Signature({ pointer }: PartProps) {
 *   const id = useId();
 *   useFocusTarget(pointer, id);
 *   return <canvas id={id} tabIndex={0} />;
 * }
 */
export function useFocusTarget(pointer: Pointer, id: string): void {
  const { navigator } = useScreen();
  useEffect(
    () => navigator.addTarget(pointer, () => focusable(navigator.find(id))),
    [navigator, pointer, id],
  );
}
