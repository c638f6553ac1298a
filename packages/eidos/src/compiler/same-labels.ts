import type { Compilation } from './compilation';
import type { Pointer } from '../json/json-pointer';

/** Reports sibling nodes that have the same label. */
export function reportSameLabels(
  nodes: readonly { readonly label: string; readonly schemaPointer: Pointer }[],
  what: string,
  { problems }: Compilation,
): void {
  const seen = new Set<string>();
  for (const { label, schemaPointer } of nodes) {
    if (label !== '' && seen.has(label)) {
      problems.report('duplicate-label', schemaPointer, `Two ${what} side by side are labelled "${label}".`);
    }
    seen.add(label);
  }
}
