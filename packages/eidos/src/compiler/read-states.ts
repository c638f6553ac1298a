import type { Compilation, NodePlace } from './compilation';
import { stateHints } from './hints';
import { hintPointer, isTrue, mergeHints, noHints } from './merged';
import type { EidosNode } from './node';
import type { SchemaLayer } from './schema-layer';

/** Whether a value is read-only or disabled at any time, by itself or by what contains it. */
export function readMarks(layers: readonly SchemaLayer[], place: NodePlace) {
  const hints = mergeHints(layers);
  return {
    readOnly: place.readOnly === true || hints.readOnly === true || isTrue(layers, 'readOnly'),
    disabled: place.disabled === true || hints.disabled === true,
  };
}

/** Keeps the states of a node until the group around it is compiled. */
export function rememberStates(
  node: EidosNode,
  layers: readonly SchemaLayer[],
  place: NodePlace,
  { states }: Compilation,
): void {
  if (place.isSecond || states.has(node)) return;
  const hints = mergeHints(layers);
  if (hints === noHints) return;
  const changing = stateHints.filter(
    (name) => typeof hints[name] === 'object' || (name === 'hidden' && hints.hidden === true),
  );
  if (changing.length === 0) return;
  const when = Object.fromEntries(changing.map((name) => [name, hints[name]]));
  states.set(node, { place, layers, when });
}

/** Reports the states of values that are not in a group, such as rows. */
export function reportUnusedStates({ states, problems }: Compilation): void {
  for (const { layers, when } of states.values()) {
    for (const name of stateHints) {
      if (!(name in when)) continue;
      const message = `"${name}" has no effect here, because no group contains the value directly.`;
      problems.report('misplaced-hint', hintPointer(layers, name), message);
    }
  }
}
