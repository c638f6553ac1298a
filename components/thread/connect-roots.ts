import { attachThread, elementsView, type Thread } from './attach-thread';
import { linesView } from './lines-view';
import type { TextKind } from './places';

/** What a thread connects. */
export interface ThreadRoots {
  /** Roots of elements that name their value in `data-pointer`. */
  readonly elements: readonly HTMLElement[];
  /** Roots of texts of JSON, each with a function that says which text it shows; undefined for one about no value. */
  readonly texts: readonly (readonly [root: HTMLElement, kindOf: () => TextKind | undefined])[];
}

/** Marks in all roots what belongs to the value that is pointed at or focused in one of them. */
export function connectRoots(
  { elements, texts }: ThreadRoots,
  onPoint?: (pointer: string | undefined) => void,
): Thread {
  const views = [...elements.map(elementsView), ...texts.map(([root, kindOf]) => linesView(root, kindOf))];
  return attachThread(views, onPoint);
}
