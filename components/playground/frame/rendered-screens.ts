import { compileEidos, type CompileOptions, type Eidos } from 'eidos';
import type { RenderedMessage } from '../../mdx/live-code/frame/protocol';

/** The source of each eidos of a sample; undefined where a link cannot carry it. */
const sources = new WeakMap<Eidos, { readonly schema: unknown; readonly hints: unknown }>();

/** `compileEidos` that remembers what it compiled. */
export const compileAndRemember: typeof compileEidos = (schema, options?: CompileOptions) => {
  const eidos = compileEidos(schema, options);
  // A schema in several documents cannot be pasted into one editor.
  if (!options?.documents) sources.set(eidos, { schema, hints: options?.hints ?? {} });
  return eidos;
};

let report: ((rendered: RenderedMessage) => void) | undefined;

/** Calls `onRendered` with each screen that samples render from now on. */
export function observeRenderedScreens(onRendered: (rendered: RenderedMessage) => void): void {
  report = onRendered;
}

/** Reports that a sample has rendered the screen of an eidos. */
export function reportRenderedScreen(eidos: Eidos, data: unknown): void {
  const source = sources.get(eidos);
  if (!source || !report) return;
  const [schema, hints] = [JSON.stringify(source.schema), JSON.stringify(source.hints)];
  report({ type: 'rendered', schema, hints, data: JSON.stringify(data ?? {}) });
}
