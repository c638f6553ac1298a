import { parentPointer, type Pointer } from '../json/json-pointer';

/** Maps places in the translated document to places in the source, and back. */
export interface SchemaPlaces {
  /** The place in the source of a place in the translated document. */
  readonly sourceOf: (pointer: Pointer) => Pointer;
  /** The place in the translated document of a schema of the source. */
  readonly targetOf: (source: Pointer) => Pointer | undefined;
  /** Records where a place of the translated document comes from. */
  readonly move: (target: Pointer, source: Pointer) => void;
  /** Records that there is a schema at a place of the translated document; returns its place in the source. */
  readonly add: (target: Pointer) => Pointer;
}

/** Creates the places of a document before its translation. */
export function createSchemaPlaces(): SchemaPlaces {
  const sources = new Map<Pointer, Pointer>();
  const targets = new Map<Pointer, Pointer>();

  function sourceOf(pointer: Pointer): Pointer {
    for (let path = pointer; path !== ''; path = parentPointer(path)) {
      const source = sources.get(path);
      if (source !== undefined) return source + pointer.slice(path.length);
    }
    return pointer;
  }

  return {
    sourceOf,
    targetOf: (source) => targets.get(source),
    move: (target, source) => void sources.set(target, source),
    add(target) {
      const source = sourceOf(target);
      if (!targets.has(source)) targets.set(source, target);
      // Places inside it are looked up from here on.
      sources.set(target, source);
      return source;
    },
  };
}
