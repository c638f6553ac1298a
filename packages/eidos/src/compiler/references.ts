import type { JsonSchema } from '../json/json-schema';
import type { SchemaIndex, SchemaObject } from './check-keywords';
import { joinPointer, type Pointer } from '../json/json-pointer';
import { suggestName } from './nearest-name';
import type { ProblemList } from './problem-list';
import { subschemas } from './subschemas';

/** The pointer that a local `$ref` names, or undefined when it leaves the document. */
export function referencePointer(reference: string, rootId: unknown): Pointer | undefined {
  const local = typeof rootId === 'string' && rootId !== '' && reference.startsWith(`${rootId}#`);
  const fragment = local ? reference.slice(rootId.length) : reference;
  if (fragment === '' || fragment === '#') return '';
  if (!fragment.startsWith('#/')) return undefined;
  try {
    return decodeURIComponent(fragment.slice(1));
  } catch {
    return undefined;
  }
}

/** Reports each `$ref` that cannot be followed; returns the pointers of the targets. */
export function checkReferences(schemas: SchemaIndex, problems: ProblemList): ReadonlySet<Pointer> {
  const rootId = (schemas.get('') as SchemaObject | undefined)?.$id;
  const targets = new Set<Pointer>();
  const known = [...schemas.keys()].map((pointer) => `#${pointer}`);
  for (const [pointer, schema] of schemas) {
    if (typeof schema === 'boolean' || typeof schema.$ref !== 'string') continue;
    const place = joinPointer(pointer, '$ref');
    const target = referencePointer(schema.$ref, rootId);
    if (target === undefined) {
      problems.report('remote-reference', place, `"${schema.$ref}" does not point into this schema.`);
    } else if (!schemas.has(target)) {
      const cure = suggestName(`#${target}`, known);
      problems.report('unknown-reference', place, `There is no schema at "${schema.$ref}".`, cure);
    } else targets.add(target);
  }
  return targets;
}

/**
 * Returns a function that makes any schema of the document self-contained: the targets of its `$ref`s are put
 * under its `$defs`, in one object that all of them share.
 */
export function createSelfContained(schemas: SchemaIndex, targets: ReadonlySet<Pointer>) {
  const names = nameTargets(targets);
  const rootId = (schemas.get('') as SchemaObject | undefined)?.$id;
  const rewritten = new Map<JsonSchema, JsonSchema>();
  let definitions: SchemaObject | undefined;

  function rewrite(schema: JsonSchema): JsonSchema {
    if (typeof schema === 'boolean') return schema;
    const known = rewritten.get(schema);
    if (known !== undefined) return known;
    const { $defs: _moved, $id: _outer, ...kept } = subschemas(schema, rewrite);
    const name = typeof schema.$ref === 'string' && names.get(referencePointer(schema.$ref, rootId) ?? '');
    const result = Object.freeze(name === false ? kept : { ...kept, $ref: `#/$defs/${name}` });
    rewritten.set(schema, result);
    return result;
  }

  function define(): SchemaObject {
    const found: Record<string, JsonSchema> = {};
    for (const [target, name] of names) found[name] = rewrite(schemas.get(target) ?? true);
    return Object.freeze(found);
  }

  return (schema: JsonSchema): JsonSchema => {
    if (targets.size === 0) return schema;
    const own = rewrite(schema);
    if (typeof own === 'boolean' || !refers(own)) return own;
    definitions ??= define();
    return Object.freeze({ ...own, $defs: definitions });
  };
}

function refers(schema: JsonSchema): boolean {
  if (typeof schema === 'boolean') return false;
  if ('$ref' in schema) return true;
  let found = false;
  subschemas(schema, (inner) => {
    found ||= refers(inner);
    return inner;
  });
  return found;
}

// Names are plain, so that validators need not unescape them.
function nameTargets(targets: ReadonlySet<Pointer>): ReadonlyMap<Pointer, string> {
  const names = new Map<Pointer, string>();
  const taken = new Set<string>();
  for (const target of targets) {
    const plain = target.replace(/^\/\$defs\//u, '').replace(/[^\w-]+/gu, '-') || 'root';
    let name = plain;
    for (let count = 2; taken.has(name); count += 1) name = `${plain}-${count}`;
    taken.add(name);
    names.set(target, name);
  }
  return names;
}
