import { readFileSync, statSync } from 'node:fs';
import { blanked } from '../../diagnostics/blanked';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { displayPath } from '../../diagnostics/display-path';

const fix =
  'Attach a script to the markup, as CONTRIBUTING.md describes under "Add a component for writers", or show it as a live sample.';

/** Hooks that make a difference only where a component renders again, and handlers of elements. */
const effects =
  /\b(use(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore|Transition))\s*[<(]|<[a-z][\w-]*\s(?:[^<>]|=>)*?\b(on[A-Z]\w*)=\{/g;

const known = new Map<string, { readonly stamp: number; readonly found: readonly Diagnostic[] }>();

/** Hooks and handlers in a component of the content, which never run: it renders once, when the site is built. */
export function checkStatic(file: string): readonly Diagnostic[] {
  if (!/\.[jt]sx?$/.test(file)) return [];
  const stamp = statSync(file).mtimeMs;
  const before = known.get(file);
  if (before?.stamp === stamp) return before.found;
  const found = findEffects(file);
  known.set(file, { stamp, found });
  return found;
}

function findEffects(file: string): Diagnostic[] {
  // Comments keep their lines.
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|^[^\S\n]*\/\/.*$/gm, blanked);
  return [...text.matchAll(effects)].map(({ index, 0: found, 1: hook, 2: handler = '' }) => {
    const offset = index + (hook === undefined ? found.lastIndexOf(handler) : 0);
    return {
      file: displayPath(file),
      line: text.slice(0, offset).split('\n').length,
      message: `"${hook ?? handler}" has no effect: a component of the content renders once, when the site is built.`,
      fix,
    };
  });
}
