import { isJsonObject } from '../json/json-object';
import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';
import type { SchemaIndex, SchemaObject } from './check-keywords';
import type { OuterHints } from './compilation';
import { suggestName } from './nearest-name';
import type { ProblemList } from './problem-list';
import { readDocument } from './read-document';
import { type SchemaLayer, toLayer } from './schema-layer';
import type { SchemaPlaces } from './schema-places';

// No keyword has this name, so no schema of the document has such a pointer.
const root = joinPointer('', 'hints');

/** Reads the option `hints`: its entries by their pointers in the index of schemas. */
export function readOuterHints(
  input: unknown,
  places: SchemaPlaces,
  problems: ProblemList,
): ReadonlyMap<Pointer, SchemaObject> {
  const found = new Map<Pointer, SchemaObject>();
  for (const [path, hints] of Object.entries(input ?? {})) {
    const pointer = root + joinPointer('', path);
    const inside = joinPointer(pointer, 'x-eidos');
    places.move(pointer, `hints["${path}"]`);
    places.move(inside, `hints["${path}"]`);
    const own = readDocument(hints, {
      report: (code, at, ...words) => problems.report(code, inside + at, ...words),
    });
    if (isJsonObject(own)) found.set(pointer, own);
    else if (own !== undefined) {
      const message = `hints["${path}"] must be an object of hints.`;
      problems.report('wrong-hint', pointer, message, 'Write an object of hints.');
    }
  }
  return found;
}

const none: readonly SchemaLayer[] = [];

/** Finds the hints of places among the indexed schemas. */
export function createOuterHints(schemas: SchemaIndex, hasHints: boolean): OuterHints {
  const paths = new Set<Pointer>();
  const ends = new Set<Pointer>();
  return {
    isUsed: hasHints,
    layersAt({ path, isSecond }) {
      if (!hasHints) return none;
      paths.add(path);
      const pointer = root + joinPointer('', path);
      const schema = isSecond ? undefined : schemas.get(pointer);
      return schema === undefined ? none : [toLayer(pointer, schema)];
    },
    endAt: (path) => void ends.add(path),
    reportUnused(pointers, problems) {
      for (const pointer of pointers) {
        const [path = ''] = splitPointer(pointer.slice(root.length));
        if (paths.has(path) || [...ends].some((end) => path.startsWith(`${end}/`))) continue;
        const message = `No value is at "${path}".`;
        problems.report('unknown-pointer', pointer, message, suggestName(path, [...paths]));
      }
    },
  };
}
