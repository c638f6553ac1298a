import type { Pointer } from '../json/json-pointer';

/** Where the dynamic references of a document lead: its resources (parts with an address) and their anchors. */
export interface DynamicScopes {
  /** Records a dynamic anchor of the resource at `address`. */
  readonly addAnchor: (anchor: string, address: string, place: Pointer) => void;
  /** Records that a schema of one resource applies a schema of another. */
  readonly addStep: (from: string, to: string) => void;
  /** Whether the resource at `address` has a dynamic anchor of that name. */
  readonly hasAnchor: (anchor: string, address: string) => boolean;
  /**
   * The places that a reference to `anchor` in the resource `holder` can mean, when checks begin in `start`: the
   * anchor of the resource that was entered first counts.
   */
  readonly placesOf: (anchor: string, start: string, holder: string) => readonly Pointer[];
}

/** Creates the scopes of a document that has not been read yet. */
export function createDynamicScopes(): DynamicScopes {
  const anchors = new Map<string, Map<string, Pointer>>();
  const steps = new Map<string, Set<string>>();

  function anchorsOf(anchor: string): Map<string, Pointer> {
    const known = anchors.get(anchor) ?? new Map<string, Pointer>();
    anchors.set(anchor, known);
    return known;
  }

  /** The resources that can be entered from `start` without passing through one of `last`. */
  function reach(start: string, last?: ReadonlyMap<string, Pointer>): ReadonlySet<string> {
    const reached = new Set([start]);
    // A loop over a set also visits what is added to it meanwhile.
    for (const address of reached) {
      if (!last?.has(address)) steps.get(address)?.forEach((next) => reached.add(next));
    }
    return reached;
  }

  return {
    addAnchor: (anchor, address, place) => void anchorsOf(anchor).set(address, place),
    addStep: (from, to) => void steps.set(from, (steps.get(from) ?? new Set()).add(to)),
    hasAnchor: (anchor, address) => anchorsOf(anchor).has(address),
    placesOf(anchor, start, holder) {
      const known = anchorsOf(anchor);
      return [...reach(start, known)].flatMap((address) => {
        const place = known.get(address);
        return place !== undefined && reach(address).has(holder) ? [place] : [];
      });
    },
  };
}
