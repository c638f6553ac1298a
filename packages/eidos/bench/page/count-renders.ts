/* Imported before React, which looks for this hook only once, while it loads. */

/** The parts of React's internal tree that show what rendered; its developer tools read the same. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly type: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

interface Named {
  readonly displayName?: string;
  readonly name?: string;
  readonly type?: Named;
  readonly render?: Named;
}

/** Tags of function, class, forwardRef, memo and simple memo components. */
const componentTags = new Set([0, 1, 11, 14, 15]);
const performedWork = 1;

const rendered = new Map<string, number>();
/** Looking at every component takes time, which must not be part of what is measured. */
let isCounting = false;

function nameOf(type: unknown): string {
  const named = type as Named | null;
  return named?.displayName ?? named?.name ?? (named?.type ?? named?.render)?.name ?? '';
}

function visit(fiber: Fiber): void {
  if (componentTags.has(fiber.tag) && (fiber.flags & performedWork) !== 0) {
    const name = nameOf(fiber.type);
    rendered.set(name, (rendered.get(name) ?? 0) + 1);
  }
  // When a component was skipped, its children are those of the previous render.
  if (fiber.child === fiber.alternate?.child) return;
  for (let child = fiber.child; child !== null; child = child.sibling) visit(child);
}

Object.assign(window, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => {
      if (isCounting) visit(root.current);
    },
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
  },
});

/** Runs an action; returns how many components rendered meanwhile, and how many of them are named `name`. */
export async function countRenders(action: () => Promise<void>, name: string) {
  rendered.clear();
  isCounting = true;
  await action();
  isCounting = false;
  const all = [...rendered.values()].reduce((sum, count) => sum + count, 0);
  return { components: all, fields: rendered.get(name) ?? 0 };
}
