import type { JsonObject } from '../json/json-object';
import { parentPointer, type Pointer } from '../json/json-pointer';
import { decode } from '../json/json-schema';

/** A place that a reference may mean, and the URL to which references there are relative. */
export interface PossibleTarget {
  readonly place: Pointer;
  readonly base: string;
}

/** The keywords that give a schema a URL of its own. */
export const identifierKeywords = ['$id', 'id', '$anchor', '$dynamicAnchor', '$recursiveAnchor'];

/** The URL of a document without `$id`; also what a relative `$id` is relative to. */
export const defaultUrl = 'eidos://schema/';

/** Collects the URLs by which references may name the schemas of a document: `$id`, `$anchor` and their relatives. */
export function createSchemaUrls() {
  const places = new Map<string, Pointer>([[defaultUrl, '']]);
  /** The URLs of those schemas that have one of their own. */
  const bases = new Map<Pointer, string>();
  const scopes = createDynamicScopes();
  let start = defaultUrl;

  /** Records the URLs of one schema; returns the URL to which references inside it are relative. */
  function add(schema: JsonObject, place: Pointer, outer: string): string {
    const id = [schema.$id, schema.id].find((each) => typeof each === 'string');
    const isAnchor = id?.startsWith('#') ?? false;
    const base = id === undefined || isAnchor ? outer : addDocument(id, place, outer);
    if (place === '') {
      start = base;
      bases.set(place, base);
    }
    const anchors = [schema.$anchor, schema.$dynamicAnchor, isAnchor ? id?.slice(1) : undefined];
    for (const anchor of anchors) if (typeof anchor === 'string') set(`${base}#${anchor}`, place);
    if (typeof schema.$dynamicAnchor === 'string') scopes.addAnchor(schema.$dynamicAnchor, base, place);
    if (schema.$recursiveAnchor === true) scopes.addAnchor('', base, place);
    return base;
  }

  /** Records that a whole document is at `place`; returns its complete URL. */
  function addDocument(url: string, place: Pointer, outer: string): string {
    const base = withoutFragment(resolve(url, outer));
    set(base, place);
    bases.set(place, base);
    return base;
  }

  function set(url: string, place: Pointer): void {
    if (!places.has(url)) places.set(url, place);
  }

  /** The places that a reference may mean, likeliest first; none when it leaves the document. */
  function find(reference: string, from: string): readonly PossibleTarget[] {
    const url = resolve(reference, from);
    const document = withoutFragment(url);
    const resource = places.get(document);
    if (resource === undefined) return [];
    const base = bases.get(resource) ?? document;
    const fragment = decode(url.slice(document.length + 1));
    if (fragment !== '' && !fragment.startsWith('/')) {
      const place = places.get(`${base}#${fragment}`);
      return place === undefined ? [] : [{ place, base }];
    }
    // Bundles often keep references that are relative to the document and not to the schema around them.
    const outer = reference.startsWith('#') && resource !== '' ? [{ place: fragment, base: start }] : [];
    return [{ place: resource + fragment, base }, ...outer];
  }

  /** The same for a dynamic reference: more than one when it depends on the way by which it is reached. */
  function findDynamic(reference: string, from: string): readonly PossibleTarget[] {
    const fixed = find(reference, from);
    const anchor = decode(reference.replace(/^[^#]*#?/su, ''));
    const base = fixed[0]?.base;
    if (base !== undefined && !scopes.hasAnchor(anchor, base)) return fixed.slice(0, 1);
    const places = scopes.placesOf(anchor, start, from).map((place) => ({ place, base: start }));
    return places.length > 0 ? places : fixed.slice(0, 1);
  }

  /** Records that a schema in the resource at `from` applies the schema at `place`. */
  function addStep(from: string, place: Pointer): void {
    if (bases.size < 2) return;
    let around = place;
    while (around !== '' && !bases.has(around)) around = parentPointer(around);
    const to = bases.get(around);
    if (to !== undefined && to !== from) scopes.addStep(from, to);
  }

  return { add, addDocument, find, findDynamic, addStep };
}

/** The complete URL of a reference. One that cannot be a URL stands for itself. */
function resolve(reference: string, base: string): string {
  if (reference.startsWith('#')) return `${base}${reference}`;
  try {
    return new URL(reference, base).href;
  } catch {
    return reference;
  }
}

function withoutFragment(url: string): string {
  return url.split('#', 1)[0]!;
}

/** Collects where the dynamic references of a document lead: its resources (parts with a URL) and their anchors. */
function createDynamicScopes() {
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
    for (const url of reached) {
      if (!last?.has(url)) steps.get(url)?.forEach((next) => reached.add(next));
    }
    return reached;
  }

  return {
    addAnchor(anchor: string, url: string, place: Pointer) {
      anchorsOf(anchor).set(url, place);
    },
    /** Records that a schema of one resource applies a schema of another. */
    addStep(from: string, to: string) {
      steps.set(from, (steps.get(from) ?? new Set()).add(to));
    },
    hasAnchor: (anchor: string, url: string) => anchorsOf(anchor).has(url),
    /** The places of `anchor` for the resource `holder`, when checks begin in `start`: what was entered first counts. */
    placesOf(anchor: string, start: string, holder: string): readonly Pointer[] {
      const known = anchorsOf(anchor);
      return [...reach(start, known)].flatMap((url) => {
        const place = known.get(url);
        return place !== undefined && reach(url).has(holder) ? [place] : [];
      });
    },
  };
}

export type SchemaPlaces = ReturnType<typeof createSchemaPlaces>;

/** Maps places in the translated document to places in the source, and back. */
export function createSchemaPlaces() {
  const sources = new Map<Pointer, Pointer>();
  const targets = new Map<Pointer, Pointer>();
  return {
    sourceOf: (pointer: Pointer) => mapStart(pointer, sources),
    targetOf: (source: Pointer) => mapStart(source, targets),
    /** Records that a place of the source has another pointer in the translated document. */
    move(target: Pointer, source: Pointer) {
      sources.set(target, source);
      if (!targets.has(source)) targets.set(source, target);
    },
    /** Records which place of the source a new place of the translated document is made from. */
    derive(target: Pointer, source: Pointer) {
      sources.set(target, source);
    },
  };
}

/** The pointer with its longest start that is in the map replaced. */
function mapStart(pointer: Pointer, map: ReadonlyMap<Pointer, Pointer>): Pointer {
  for (let path = pointer; path !== ''; path = parentPointer(path)) {
    const mapped = map.get(path);
    if (mapped !== undefined) return mapped + pointer.slice(path.length);
  }
  return pointer;
}
