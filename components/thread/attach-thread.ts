/** The attribute of what belongs to the value that is pointed at; style sheets show it. */
const MARK = 'data-thread';

/** One view of a record: its fields, its errors, or a text of JSON about it. */
export interface ThreadView {
  readonly root: HTMLElement;
  readonly pointerOf: (event: Event) => string | undefined | Promise<string | undefined>;
  readonly elementsOf: (pointer: string) => Iterable<Element> | Promise<Iterable<Element>>;
}

export interface Thread {
  /** Marks what belongs to a value that is pointed at elsewhere. */
  readonly show: (pointer: string | undefined) => void;
  readonly detach: () => void;
}

const pointing = ['pointermove', 'focusin', 'keyup', 'click'] as const;
const leaving = ['pointerleave', 'focusout', 'input'] as const;

/**
 * Marks in every view what belongs to the value that is pointed at or focused in one of them.
 * @param onPoint is called when another value is pointed at, or none
 */
export function attachThread(
  views: readonly ThreadView[],
  onPoint?: (pointer: string | undefined) => void,
): Thread {
  let shown: string | undefined;
  let marked: readonly Element[] = [];
  let turn = 0;

  async function show(pointer: string | undefined) {
    shown = pointer;
    const found =
      pointer === undefined ? [] : await Promise.all(views.map(async (view) => view.elementsOf(pointer)));
    if (shown !== pointer) return;
    for (const element of marked) element.removeAttribute(MARK);
    marked = found.flatMap((elements) => [...elements]);
    for (const element of marked) element.setAttribute(MARK, '');
  }

  async function find(root: HTMLElement, event: Event) {
    for (const view of views) {
      const pointer = view.root === root ? await view.pointerOf(event) : undefined;
      if (pointer !== undefined) return pointer;
    }
    return undefined;
  }

  async function follow(pointer?: Promise<string | undefined>) {
    const own = (turn += 1);
    const found = await pointer;
    if (own !== turn || found === shown) return;
    onPoint?.(found);
    await show(found);
  }

  const stop = new AbortController();
  const leave = () => void follow();
  for (const root of new Set(views.map((view) => view.root))) {
    for (const type of pointing)
      root.addEventListener(type, (event) => void follow(find(root, event)), { signal: stop.signal });
    for (const type of leaving) root.addEventListener(type, leave, { signal: stop.signal });
  }
  return {
    show: (pointer) => void show(pointer),
    detach() {
      stop.abort();
      void show(undefined);
    },
  };
}

/** Whether two pointers can be of the same value; a segment `*` is any row and any name. */
export function matchesPointer(one: string, other: string): boolean {
  const segments = one.split('/');
  const others = other.split('/');
  return (
    segments.length === others.length &&
    segments.every((segment, index) => segment === '*' || others[index] === '*' || segment === others[index])
  );
}

/** Elements that name their value in `data-pointer`, such as the fields of a screen. */
export function elementsView(root: HTMLElement): ThreadView {
  return {
    root,
    pointerOf: ({ target }) => (target as Element).closest<HTMLElement>('[data-pointer]')?.dataset.pointer,
    elementsOf: (pointer) =>
      [...root.querySelectorAll<HTMLElement>('[data-pointer]')].filter(({ dataset }) =>
        matchesPointer(dataset.pointer ?? '', pointer),
      ),
  };
}
