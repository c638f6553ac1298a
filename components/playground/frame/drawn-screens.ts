import { compileEidos, type CompileOptions, type Eidos } from 'eidos';
import type { DrawnMessage } from '../screen-messages';

/** What each eidos of a sample was compiled from; undefined where a link cannot carry it. */
const sources = new WeakMap<Eidos, { readonly schema: unknown; readonly hints: unknown }>();

/** `compileEidos` that remembers what it compiled. */
export const compileAndRemember: typeof compileEidos = (schema, options: CompileOptions = {}) => {
  const eidos = compileEidos(schema, options);
  // A schema in several documents cannot be pasted into one editor.
  if (!options.documents) sources.set(eidos, { schema, hints: options.hints ?? {} });
  return eidos;
};

let report: ((drawn: DrawnMessage) => void) | undefined;

/** Calls `onDrawn` with each screen that samples draw from now on. */
export function observeDrawnScreens(onDrawn: (drawn: DrawnMessage) => void): void {
  report = onDrawn;
}

/** Reports that a sample has drawn the screen of an eidos. */
export function reportDrawnScreen(eidos: Eidos, data: unknown): void {
  const source = sources.get(eidos);
  if (!source || !report) return;
  const [schema, hints, text] = [source.schema, source.hints, data ?? {}].map((value) =>
    JSON.stringify(value),
  ) as [string, string, string];
  report({ type: 'drawn', schema, hints, data: text });
}
