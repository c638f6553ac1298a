/** A script that the framework inserts before it hydrates: its URL, or 0, and its attributes. */
type ScriptBeforeHydration = [src: 0, attributes: { readonly children: string }];

/**
 * Evaluates React in a task of its own, between this one and hydration: a single task for all three would block input for
 * more than 100 ms on a phone. The framework waits for one timer after each script that `next/script` asks it to insert before
 * hydration, and an empty script runs nothing. See docs/decisions/0002-late-scripts.md.
 */
export function evaluateReactFirst(): void {
  setTimeout(() => void import('react-dom/client'));
  const scripts: ScriptBeforeHydration[] = [[0, { children: '' }]];
  (window as { __next_s?: unknown }).__next_s = scripts;
}
