import type { JsonSchema } from '../json/json-schema';
import type { Compilation } from './compilation';
import { hintPointer } from './merged';
import type { Condition, EidosNode } from './node';

interface Fields {
  readonly children: readonly EidosNode[];
  readonly conditions: readonly Condition[];
}

/** One declaration of a field, and the condition under which it applies; undefined for always. */
interface Declaration {
  readonly node: EidosNode;
  readonly when: JsonSchema | undefined;
}

/**
 * The fields of a group with the states of its children as conditions: a field that may be hidden applies only while it
 * is not, and one that may be read-only or disabled is declared again for that time.
 */
export function applyStates(
  { children, conditions, required }: Fields & { readonly required: ReadonlySet<string> },
  compilation: Compilation,
): Fields {
  const { states } = compilation;
  const relaxations = compilation.isSettled ? undefined : compilation.relaxations;
  const isStateful = [...children, ...conditions.flatMap((one) => one.children)].some((one) =>
    states.has(one),
  );
  if (!isStateful) return { children, conditions };
  const kept = children.filter((child) => !mayBeHidden(child));
  const shown = children.filter((child) => !kept.includes(child)).map((node) => show(node, undefined));
  const own = [...shown, ...conditions.flatMap(splitHidden)];
  const declarations = [
    ...kept.map((node) => ({ node, when: undefined })),
    ...own.flatMap((one) => one.children.map((node) => ({ node, when: one.when }))),
  ];
  return { children: kept, conditions: [...own, ...declarations.flatMap(redeclare)] };

  function mayBeHidden(child: EidosNode): boolean {
    const { when, place, layers } = states.get(child) ?? {};
    if (when?.hidden === undefined || place === undefined || layers === undefined) return false;
    const { name } = child;
    const isRequired = required.has(name) || conditions.some((one) => one.required.includes(name));
    if (isRequired) relaxations?.push({ path: place.path, unless: when.hidden });
    if (!required.has(name) || relaxations) return true;
    const message =
      '"hidden" has no effect, because the field is required in a part of the schema that repeats.';
    compilation.problems.report('misplaced-hint', hintPointer(layers, 'hidden'), message);
    return false;
  }

  /** The condition under which a field that may be hidden applies. */
  function show(node: EidosNode, when: JsonSchema | undefined): Condition {
    const not = negate(states.get(node)?.when.hidden ?? false);
    return condition(when === undefined ? not : both(when, not), node);
  }

  function splitHidden(one: Condition): Condition[] {
    const hidden = one.children.filter(mayBeHidden);
    if (hidden.length === 0) return [one];
    const rest = Object.freeze(one.children.filter((child) => !hidden.includes(child)));
    return [Object.freeze({ ...one, children: rest }), ...hidden.map((node) => show(node, one.when))];
  }

  function redeclare(declaration: Declaration): Condition[] {
    const { when: hints, place } = states.get(declaration.node) ?? {};
    states.delete(declaration.node);
    let versions = [{ when: declaration.when, marks: {} }];
    for (const name of ['disabled', 'readOnly'] as const) {
      if (hints?.[name] === undefined) continue;
      const holds = compilation.toSelfContained(hints[name]);
      const more = versions.map(({ when, marks }) => ({
        when: when === undefined ? holds : both(when, holds),
        marks: { ...marks, [name]: true },
      }));
      versions = [...versions, ...more];
    }
    return versions.slice(1).flatMap(({ when, marks }) => {
      const node = place && compilation.compileNode({ ...place, ...marks, isSecond: true });
      return node === undefined || when === undefined ? [] : [condition(when, node)];
    });
  }

  function negate(schema: JsonSchema): JsonSchema {
    return typeof schema === 'boolean' ? !schema : compilation.toSelfContained({ not: schema });
  }
}

/** A self-contained schema that requires both; definitions, which all schemas share, are at its root. */
function both(one: JsonSchema, other: JsonSchema): JsonSchema {
  const holder = [one, other].find((each) => typeof each === 'object' && '$defs' in each);
  return Object.freeze({
    ...(typeof holder === 'object' && { $defs: holder.$defs }),
    allOf: Object.freeze([one, other]),
  });
}

function condition(when: JsonSchema, node: EidosNode): Condition {
  return Object.freeze({ when, children: Object.freeze([node]), required: Object.freeze([]) });
}
