import { attachThread, elementsView, matchesPointer, type Thread, type ThreadView } from './attach-thread';
import type { Place, TextKind } from './places';

/**
 * A text of JSON in an editor or a block of code, whose lines are elements.
 * @param kindOf says which text it is now; undefined for one that is about no single value
 */
function linesView(root: HTMLElement, kindOf: () => TextKind | undefined): ThreadView {
  let read: { readonly text: string; readonly places: readonly Place[] } | undefined;
  const lines = () => [...root.querySelectorAll('pre > code > span')];

  async function load() {
    const kind = kindOf();
    const text = root.querySelector('pre > code')?.textContent ?? '';
    // The parser is loaded when a reader first points at something.
    const { findPlaces, pointerAt } = await import('./places');
    if (read?.text !== text) read = { text, places: kind ? findPlaces(text, kind) : [] };
    return { places: read.places, pointerAt };
  }

  /** The line of an event: that of the caret, or the one under the pointer, which the field of an editor covers. */
  function lineOf(event: Event): number {
    const { target, type } = event;
    if (target instanceof HTMLTextAreaElement && type !== 'pointermove')
      return target.value.slice(0, target.selectionStart).split('\n').length;
    if (!(event instanceof MouseEvent)) return 0;
    const { clientY } = event;
    return (
      1 +
      lines().findIndex((line) => {
        const { top, bottom } = line.getBoundingClientRect();
        return top <= clientY && clientY < bottom;
      })
    );
  }

  return {
    root,
    async pointerOf(event) {
      const line = lineOf(event);
      if (line === 0) return undefined;
      const { places, pointerAt } = await load();
      return pointerAt(places, line);
    },
    async elementsOf(pointer) {
      const { places } = await load();
      const all = lines();
      return places
        .filter((place) => matchesPointer(place.pointer, pointer))
        .flatMap(({ first, last }) => all.slice(first - 1, last));
    },
  };
}

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
