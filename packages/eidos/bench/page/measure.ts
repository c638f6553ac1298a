import { countRenders } from './count-renders';
import type { Subject } from './subject';

const valueProperty = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** A keystroke as React sees it; ends when React has rendered and the browser has laid out the page. */
async function type(input: HTMLInputElement, text: string): Promise<void> {
  // React has put its own setter on the element, which would hide the change from React.
  valueProperty?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await Promise.resolve();
  await Promise.resolve();
  void document.body.offsetHeight;
}

function timed(action: () => void): number {
  const start = performance.now();
  action();
  void document.body.offsetHeight;
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Types into an input, 30 times after a warm-up; returns the median in milliseconds for one keystroke. */
async function typeRepeatedly(input: HTMLInputElement): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < 40; count += 1) {
    await nextFrame();
    const start = performance.now();
    await type(input, `text ${count}`);
    if (count >= 10) times.push(performance.now() - start);
  }
  return median(times);
}

/** How smooth a movement was: milliseconds between frames, and the share of late frames. */
export interface Smoothness {
  readonly frame: number;
  readonly slowestFrame: number;
  readonly late: number;
}

/** A display of 60 Hz shows a frame each 16.7 ms; one that takes half as long again was late. */
const lateFrom = 25;

function smoothness(frames: readonly number[]): Smoothness {
  const late = frames.filter((frame) => frame > lateFrom).length;
  return { frame: median(frames), slowestFrame: Math.max(...frames), late: late / frames.length };
}

/** Scrolls an element from its start towards its end, one step a frame, like someone who drags its scroll bar. */
async function scroll(element: Element, steps: number): Promise<Smoothness> {
  const step = (element.scrollHeight - element.clientHeight) / steps;
  const frames: number[] = [];
  let last = await nextFrame();
  for (let count = 1; count <= steps; count += 1) {
    element.scrollTop = step * count;
    const now = await nextFrame();
    frames.push(now - last);
    last = now;
  }
  return smoothness(frames);
}

/** Records every frame from now on; the returned function stops recording and returns how smooth they were. */
function recordFrames(): () => Smoothness {
  const frames: number[] = [];
  let last: number | undefined;
  let handle = requestAnimationFrame(function next(now) {
    if (last !== undefined) frames.push(now - last);
    last = now;
    handle = requestAnimationFrame(next);
  });
  return () => {
    cancelAnimationFrame(handle);
    return smoothness(frames);
  };
}

/** The functions that the runner calls in the page. */
export interface Bench {
  readonly mountFields: (count: number) => number;
  readonly mountTable: (rows: number) => number;
  readonly mountErrors: (rows: number) => number;
  readonly mountLargeTable: (rows: number) => number;
  readonly typeInto: (place: number) => Promise<number>;
  readonly typeIntoFocused: () => Promise<number>;
  readonly rendersPerKeystroke: (place: number) => Promise<{ components: number; fields: number }>;
  readonly scroll: (selector: string, steps: number) => Promise<Smoothness>;
  readonly startFrames: () => void;
  readonly endFrames: () => Smoothness;
}

/** Exposes a subject as `window.bench`. */
export function expose(subject: Subject): void {
  const root = document.body.appendChild(document.createElement('main'));
  const inputAt = (place: number) => {
    const input = document.querySelectorAll('input')[place];
    if (input) return input;
    throw new Error(`There is no input ${place} on the page.`);
  };
  let endFrames: (() => Smoothness) | undefined;
  const bench: Bench = {
    mountFields: (count) => timed(() => subject.mountFields(root, count)),
    mountTable: (rows) => timed(() => subject.mountTable(root, rows)),
    mountErrors: (rows) => timed(() => subject.mountErrors?.(root, rows)),
    mountLargeTable: (rows) => timed(() => subject.mountLargeTable?.(root, rows)),
    typeInto: (place) => typeRepeatedly(inputAt(place)),
    typeIntoFocused: () => typeRepeatedly(document.activeElement as HTMLInputElement),
    async rendersPerKeystroke(place) {
      // The first keystroke makes the form dirty, which more parts than the field may show.
      await type(inputAt(place), 'first');
      await nextFrame();
      return countRenders(() => type(inputAt(place), 'second'), subject.fieldComponent);
    },
    async scroll(selector, steps) {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`Nothing on the page matches ${selector}.`);
      return scroll(element, steps);
    },
    startFrames() {
      endFrames = recordFrames();
    },
    endFrames() {
      if (endFrames) return endFrames();
      throw new Error('Call startFrames before endFrames.');
    },
  };
  Object.assign(window, { bench });
}
