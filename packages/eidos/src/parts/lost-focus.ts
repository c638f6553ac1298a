import type { Controller } from '../controller/controller';
import { activeElement, isLeft } from '../hooks/use-leave';
import { completeFilled } from './filled-controls';
import { keepEntries } from './kept-entries';
import { keepLinesApart } from './number-lines';
import { focusable, focusableSelector } from './screen-context';
import { keepTypedSpaces } from './typed-spaces';
import { keepOpenAcrossWindows } from './window-blur';

const watched = new WeakSet<Node>();
/** The element with the focus, if it is in a screen. */
let focused: HTMLInputElement | undefined;
/** Where it is, and where it was once it is removed. */
let place: Range | undefined;

/**
 * Starts everything that a screen needs once it is rendered: what keeps its focus and its entries.
 *
 * @param inside An element of the screen.
 */
export function watchScreen(inside: Element, controller: Controller): void {
  watchFocus(inside);
  keepTypedSpaces(controller, inside);
}

/**
 * Moves the focus whenever its element is removed, and keeps it through a double click. Starts what keeps entries in the document or
 * shadow root of an element, once for each.
 */
export function watchFocus(inside: Element): void {
  const root = inside.getRootNode() as Document | ShadowRoot;
  if (watched.has(root)) return;
  watched.add(root);
  keepEntries((root as Partial<Document>).defaultView ?? root);
  completeFilled(root);
  keepLinesApart(root);
  keepOpenAcrossWindows(root);
  function note() {
    const element = root.activeElement as HTMLInputElement | null;
    focused = element?.closest('[class^=eidos]') ? element : undefined;
    if (!focused) return;
    // One range for all, because each one follows every change of its document.
    place ??= document.createRange();
    place.selectNode(focused);
  }
  note();
  root.addEventListener('focusin', note);
  root.addEventListener('focusout', noteBlur);
  root.addEventListener('mousedown', keepPassedFocus as EventListener, true);
  new MutationObserver(follow).observe(root, { childList: true, subtree: true });
}

function noteBlur(): void {
  queueMicrotask(() => {
    if (isLeft(focused)) focused = undefined;
  });
}

/** The button that the first press of a double click is on. */
let pressed: Element | null = null;

/** A button may have passed the focus on and moved away, so that the second press of a double click is on something else. */
function keepPassedFocus(event: MouseEvent): void {
  const button = (event.target as Element).closest?.('button[class^=eidos]');
  if (event.detail < 2) pressed = button;
  else if (pressed && button !== pressed) event.preventDefault();
}

/**
 * Gives the focus and the caret to the control that takes the place of a removed one. Without one, and unless something else moves
 * the focus, it goes to what is nearest.
 */
function follow(): void {
  const lost = focused;
  if (!lost || lost.isConnected) return;
  focused = undefined;
  const { startContainer, startOffset } = place!;
  const next = startContainer.childNodes[startOffset] as HTMLElement | undefined;
  const pointer = lost.closest<HTMLElement>('[data-pointer]')?.dataset.pointer;
  // The field of another row may have the same pointer now, but it is not in the same place.
  const isReplaced = pointer !== undefined && next?.dataset?.pointer === pointer;
  const control = isReplaced && (focusable(next) as HTMLInputElement | null);
  if (!control) return void setTimeout(moveOn, 0, lost, place!.cloneRange());
  control.focus();
  // Only text has a caret.
  if (control.selectionEnd !== null) control.setSelectionRange?.(lost.selectionEnd, lost.selectionEnd);
}

const controls = [focusableSelector, '[data-pointer]'];
const parts = [`:scope > :not(${focusableSelector}, .eidos-visually-hidden)`];

/**
 * Focuses what follows the place of a removed element, or else what precedes it, in the innermost part of the screen that has
 * something. For a removed button this is a control, or a whole field in a screen without controls. For a removed field it is
 * a whole part, because typing must not go on in another field.
 */
function moveOn(lost: HTMLElement, gap: Range): void {
  const isButton = lost.matches('button, [type=checkbox], [type=radio]');
  for (const selector of isButton ? controls : parts) {
    let around = gap.startContainer as HTMLElement | null;
    // A screen that is removed leaves the focus to the page.
    for (; around?.closest?.('[class^=eidos]'); around = around.parentElement) {
      const all = [...around.querySelectorAll<HTMLElement>(selector)];
      const after = all.filter((one) => gap.comparePoint(one, 0) > 0);
      for (const one of [...after, ...all.reverse()]) {
        if (activeElement(around)) return;
        if (selector === focusableSelector) one.focus();
        else focusWhole(one);
      }
    }
  }
}

/** Lets an element take the focus as long as it has it. */
function focusWhole(element: HTMLElement): void {
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus();
}
