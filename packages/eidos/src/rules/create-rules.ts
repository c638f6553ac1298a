import type { Eidos, EidosNode } from '../compiler/node';
import type { Controller, Rules } from '../controller/controller';
import { storeOf } from '../controller/create-controller';
import type { AttachedRules } from '../controller/view';
import { createAsyncChecks } from './async-checks';
import { createDerivedValues } from './derived-values';
import type { RuleDefinitions } from './rules';
import { createSyncChecks, withoutKnown } from './sync-checks';
import { childNodes, type ResolvedNode, resolveNode, unknownPointer } from '../controller/node-tree';
import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';

/**
 * Checks that a schema cannot express, and values that follow from others, for the option `rules` of `createController`
 * and `EidosScreen`. Define them outside components.
 * @param eidos The compiled schema of the data.
 * @param definitions The rules by JSON Pointer. Throws for a pointer that is not in the schema.
 * @returns The option `rules` of `createController` and `EidosScreen`.
 */
export function createRules<Data>(
  eidos: Eidos<Data>,
  definitions: RuleDefinitions<NoInfer<Data>>,
): Rules<Data> {
  const { checks = {}, asyncChecks = {}, derived = {}, debounce = 300 } = definitions;
  for (const rules of [checks, asyncChecks, derived])
    for (const pattern of Object.keys(rules)) checkPattern(eidos, pattern);
  return {
    attach(controller): AttachedRules {
      const check = createSyncChecks(checks);
      const derive = createDerivedValues(derived);
      const later = createAsyncChecks(asyncChecks, debounce, storeOf(controller));
      return {
        violations: (lookup, outcome, state) =>
          withoutKnown(outcome, [...check(lookup, outcome, state), ...later.violations(lookup)]),
        derive,
        settle: later.settle,
        isChecking: later.isChecking,
      };
    },
  };
}

/**
 * Returns whether an asynchronous check of the controller at or below `pointer` is pending.
 * @param controller The controller with the rules.
 * @param pointer Only checks at or below it count; by default all of them.
 * @returns Whether a check is pending.
 */
export function isChecking(controller: Controller, pointer = ''): boolean {
  return storeOf(controller).view.setting.rules?.isChecking(pointer) ?? false;
}

/** Throws when no value of the schema can be at a pattern. */
function checkPattern({ root }: Eidos, pattern: Pointer): void {
  let nodes = everyOption(root);
  let path = '';
  for (const token of splitPointer(pattern)) {
    path = joinPointer(path, token);
    const inside = nodes.flatMap((node) => nodesInside(node, token)).flatMap(everyOption);
    const [around] = nodes;
    if (inside.length === 0 && around) throw unknownPointer(path, token, around);
    nodes = inside;
  }
}

/** The node itself, or those of all options of a union. */
function everyOption(node: EidosNode): readonly ResolvedNode[] {
  const resolved = resolveNode(node);
  return resolved.kind === 'union'
    ? resolved.options.flatMap((option) => everyOption(option.node))
    : [resolved];
}

function nodesInside(node: ResolvedNode, token: string): readonly EidosNode[] {
  if (node.kind === 'table') return /^(\*|\d+)$/.test(token) ? [node.row] : [];
  if (node.kind !== 'group') return [];
  return token === '*' ? (node.additional ?? []).map((one) => one.node) : childNodes(node, token);
}
