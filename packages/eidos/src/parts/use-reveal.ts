import { useEffect } from 'react';
import type { Pointer } from '../json/json-pointer';
import { useScreen } from './screen-context';

/**
 * For a part that hides values below `pointer` (tabs, options, virtual rows): `reveal` is called with the pointer that
 * is about to be focused, and must bring it into the document.
 * @param pointer The value that the part renders.
 * @param reveal Shows the given value, which is at or below `pointer`.
 * @example
 * function Advanced({ pointer }: PartProps) {
 *   const [isOpen, setIsOpen] = useState(false);
 *   useReveal(pointer, () => setIsOpen(true));
 *   return isOpen && <EidosPart pointer={pointer} />;
 * }
 */
export function useReveal(pointer: Pointer, reveal: (target: Pointer) => void): void {
  const { navigator } = useScreen();
  useEffect(() => navigator.addReveal(pointer, reveal), [navigator, pointer, reveal]);
}
