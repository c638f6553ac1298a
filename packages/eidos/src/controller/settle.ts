import type { EidosNode, GroupNode } from '../compiler/node';
import { childAt, isJsonObject, type JsonObject, isArray } from '../json/json-object';
import { joinPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { mapItems } from '../json/members';
import { adoptJson, type Json, freezeKnownJson, withoutProperty, setProperties } from './adopt-json';
import { type Content, type Stashed, setEntry, removeEntries, type WorkingContent } from './state';
import { type FieldId, valueById } from './field-id';
import {
  type GroupFields,
  childNode,
  childNodes,
  declarationKey,
  fixedCount,
  isFields,
  isSameField,
  isList,
  isNumeric,
  isRecursive,
  namesIn,
  planOf,
  type ResolvedNode,
  resolveNode,
} from './node-tree';
import { optionOf, takesValue } from './union-option';

/** A chain of defaults takes one round for each condition. More rounds than that and these come from contradictory conditions. */
const moreRounds = 32;

/** The initial value: its default, else the value that the schema determines when it is required. */
export function startValue(declared: EidosNode, required: boolean, made = false): JsonValue | undefined {
  // The default of an enclosing schema is meant for that one, not for optional values of the same shape inside it.
  if (!required && declared.defaultValue === undefined) return undefined;
  // A recursive schema is filled in once and not inside of that, which would never end.
  if (made && isRecursive(declared)) return undefined;
  const node = resolveNode(declared);
  if (node.defaultValue !== undefined) return adoptJson(node.defaultValue);
  if (!required) return undefined;
  if (node.kind === 'group')
    return freezeKnownJson(
      node.tuple
        ? node.children
            .filter((child) => child.required)
            .map((child) => startValue(child, true, made || isRecursive(declared)) ?? null)
        : {},
    );
  if (node.kind === 'table') return freezeKnownJson([]);
  if (node.kind === 'constant') return adoptJson(node.value);
  return node.nullable ? null : undefined;
}

/** Saved values belong to the option that they imply, whichever is chosen now. */
const noChoices: Content['choices'] = new Map();

/** Where a pass is: what it may fill in, and how it remembers that. */
interface Mode {
  /** Whether filled-in values are recorded, so that they are removed with the value that needed them. */
  readonly isMarked: boolean;
  /** Inside a value that was filled in, in which a recursive schema is not filled in again. */
  readonly isMade: boolean;
}

/**
 * Settles the data of `state` after something changed since `before`: what is newly there gets its defaults and
 * constants, and fields that newly apply get what was entered there before, or their defaults. Only what changed is
 * visited.
 *
 * @returns The settled data.
 */
export function settle(state: WorkingContent, before: Pick<Content, 'data' | 'choices'>): JsonValue {
  const pass = createPass(state, before.choices);
  return pass(state.lookup.root, before.data, state.data, '', { isMarked: true, isMade: false })!;
}

/** The data of a new record, or with `data` of a loaded one, with everything that the schema determines. */
export function fillRecord(state: WorkingContent, data: Json): JsonValue {
  const { root } = state.lookup;
  const start = data ?? startValue(root, true) ?? null;
  const pass = createPass(state, state.choices);
  return pass(root, undefined, start, '', { isMarked: false, isMade: false })!;
}

function createPass(state: WorkingContent, choicesBefore: Content['choices']) {
  const { keys, saved: savedData, shownValues, validator } = state.lookup;

  function settleValue(declared: EidosNode, old: Json, now: Json, id: FieldId, mode: Mode): Json {
    if (now === old || typeof now !== 'object' || now === null || state.settled.has(id)) return now;
    const node = resolveNode(declared);
    const { option, inner } = chosenAt(node, now, id, state.choices);
    if (mode.isMade && (isRecursive(declared) || isRecursive(option?.node))) return now;
    const was =
      node.kind === 'union' && chosenAt(node, old, id, choicesBefore).inner !== inner ? undefined : old;
    if (isArray(now)) return isList(inner) ? settleItems(inner, was, now, id, mode) : now;
    if (!isFields(inner)) return now;
    return settleGroup(inner, isJsonObject(was) ? was : undefined, now, id, mode, node, !isJsonObject(old));
  }

  const chosenAt = (node: ResolvedNode, value: Json, id: FieldId, choices: Content['choices']) =>
    optionOf(node, value, id, choices, validator.fits);

  /** The rows of a table, or the items of a tuple. */
  function settleItems(
    node: ResolvedNode,
    old: Json,
    items: readonly JsonValue[],
    id: FieldId,
    mode: Mode,
  ): JsonValue {
    const before = isArray(old) ? old : [];
    const fixed = fixedCount(node);
    const own = keys.of(items, fixed);
    const known = keys.of(before, fixed);
    const settled = mapItems(items, (item, index) => {
      const key = own[index]!;
      if (item === before[index] && key === known[index]) return item;
      const child = childNode(node, String(index));
      // Where there was no list, its rows come from another option.
      const place = keys.indexOf(before, key);
      const isNewRow = old !== undefined && place === -1 && index >= fixed;
      const inside = isNewRow ? { ...mode, isMarked: false } : mode;
      return (child && settleValue(child, before[place], item, joinPointer(id, key), inside)) ?? item;
    });
    return keys.freeze(settled, own);
  }

  function settleGroup(
    group: GroupNode,
    old: JsonObject | undefined,
    value: JsonObject,
    id: FieldId,
    mode: Mode,
    declared: ResolvedNode,
    isNew: boolean,
  ): JsonValue {
    const fieldsBefore = old && shownValues.fields(group, old, id, choicesBefore);
    let now = value;
    const settled = new Map<string, EidosNode>();
    const isBlank = (name: string) => state.isBlank(joinPointer(id, name), value[name]);
    const entered = old ? undefined : Object.keys(value).filter(isBlank).reduce(withoutProperty, value);

    /** @param interim Its declaration in an earlier round of this pass. */
    function settleChild(child: EidosNode, required: boolean, interim: EidosNode | undefined): Json {
      const inside = joinPointer(id, child.name);
      const oldValue = childAt(old, child.name);
      const value = childAt(now, child.name);
      if (state.settled.has(inside)) return value;
      if (fieldsBefore === undefined) {
        if (value !== undefined || state.drafts.has(inside))
          return settleValue(child, undefined, value, inside, mode);
        return start(child, required, inside);
      }
      const previous = interim ?? applying(fieldsBefore, child.name);
      const isSame = isSameField(previous, child);
      const wasRequired = fieldsBefore.isRequired(child);
      if (isSame && (!required || wasRequired)) {
        // A value that nobody entered stays only if a field that is not required starts with it too.
        if (required !== wasRequired && state.isBlank(inside, value)) {
          state.forget(inside);
          return start(child, required, inside);
        }
        return settleValue(child, oldValue, value, inside, mode);
      }
      const next = changeDeclaration(child.name, child, previous, required);
      return next === value && value !== oldValue
        ? settleValue(child, isSame ? oldValue : undefined, value, inside, mode)
        : next;
    }

    /** A field that applied in the saved group without a value was left out there, and is not filled in here. */
    function isLeftOut(child: EidosNode, required: boolean): boolean {
      const saved = valueById(savedData, id, keys);
      // A value saved in another option says nothing about this one.
      if (!isJsonObject(saved) || chosenAt(declared, saved, id, noChoices).inner !== group) return false;
      // A group that was loaded, emptied and filled in again gets back only what is entered.
      if (isNew && child.kind !== 'constant') return true;
      if (childAt(saved, child.name) !== undefined) return false;
      const fields = shownValues.fields(group, saved, id, state.choices);
      return isSameField(applying(fields, child.name), child) && (!required || fields.isRequired(child));
    }

    /** The initial value of a field that was not there before, with everything that belongs to it. */
    function start(child: EidosNode, required: boolean, inside: FieldId): Json {
      if (isLeftOut(child, required)) return undefined;
      const own = child.defaultValue;
      const recursive = isRecursive(child);
      // One value, and a valid default next to a recursive reference, are complete, so the node need not be compiled for them.
      const isWhole =
        own !== undefined &&
        child.kind === 'reference' &&
        (recursive ? !mode.isMade : typeof own !== 'object') &&
        validator.fits(child.schema, own);
      let filled: Json = isWhole ? adoptJson(own) : startValue(child, required, mode.isMade);
      if (filled === undefined) return undefined;
      const isMade = mode.isMade || recursive || own !== undefined;
      if (!isWhole) filled = settleValue(resolveNode(child), undefined, filled, inside, { ...mode, isMade })!;
      if (mode.isMarked) state.fillAll(inside, filled, required);
      return filled;
    }

    /**
     * The value after another declaration applies to a field, or none. A value that the field still takes stays, and so does
     * one that is hidden. Any other is stashed until its own declaration holds again, or none.
     */
    function changeDeclaration(
      name: string,
      child: EidosNode | undefined,
      previous: EidosNode | undefined,
      required: boolean,
    ): Json {
      const inside = joinPointer(id, name);
      const oldValue = childAt(old, name);
      const value = childAt(now, name);
      const isDraft = state.drafts.has(inside);
      const isOther = previous && !isSameField(previous, child);
      // A value that nobody entered belongs to the declaration that it was filled in for.
      const isEmpty =
        value === undefined
          ? !isDraft
          : (!child || isOther) && (entered ? !Object.hasOwn(entered, name) : state.isBlank(inside, value));
      const origin = previous ?? childNodes(group, name).find((one) => takesValue(resolveNode(one), value));
      // A value that was entered now is shown with its error, and so is one that was hidden without a declaration to wait for.
      const isNow = value !== oldValue;
      if (
        !isEmpty &&
        (!child || isNow || !origin || takesEntry(resolveNode(child), value, isDraft && resolveNode(origin)))
      )
        return value;
      // An emptied field with a default stays empty when it is shown again.
      const isEmptied =
        isOther &&
        !isNow &&
        value === undefined &&
        startValue(previous, fieldsBefore!.isRequired(previous)) !== undefined;
      const stashed = new Map(state.stash.get(inside));
      stashed.set(declarationKey(origin), state.stashed(inside, value));
      if (isEmpty && !isEmptied) stashed.delete(declarationKey(origin));
      if (!child) state.forget(inside);
      const key = child ? declarationKey(child) : fieldsBefore && lastStashed(stashed);
      const back = stashed.get(key!);
      stashed.delete(key!);
      state.stash = setEntry(state.stash, inside, stashed.size > 0 ? stashed : undefined);
      if (!isEmpty || back) {
        state.drafts = new Map([...removeEntries(state.drafts, inside), ...(back?.drafts ?? [])]);
        state.choices = new Map([...removeEntries(state.choices, inside), ...(back?.choices ?? [])]);
      }
      return back ? back.value : child && start(child, required, inside);
    }

    /**
     * A new group begins with what is entered, whose fields must not be hidden or replaced by a default. Returns the name of the
     * default that does it alone, else of the first.
     */
    function conflictingDefault(entered: JsonObject, fields: GroupFields): string | undefined {
      const first = shownValues.fields(group, entered, id, state.choices);
      const isConflict = (fields: GroupFields) =>
        Object.keys(entered).some(
          (name) => first.has(name) && !isSameField(first.child(name), applying(fields, name)),
        );
      if (!isConflict(fields)) return undefined;
      const defaults = Object.keys(now).filter(
        (name) => !Object.hasOwn(entered, name) && fields.child(name)?.kind !== 'constant',
      );
      const isAlone = (name: string) =>
        !isConflict(shownValues.fields(group, withoutProperty(now, name), id, state.choices));
      return defaults.find(isAlone) ?? defaults[0];
    }

    for (let rounds = group.conditions.length + moreRounds; rounds > 0; rounds -= 1) {
      const fields = shownValues.fields(group, now, id, state.choices);
      const changes = new Map<string, Json>();
      // A default that another one hid is not filled in again.
      const withdraw = (name: string, next?: Json) => {
        settled.set(name, fields.child(name)!);
        changes.set(name, next);
      };
      const conflicting = entered && conflictingDefault(entered, fields);
      if (conflicting) {
        state.forget(joinPointer(id, conflicting));
        withdraw(conflicting);
      }
      // With the same fields, only another value needs to be settled.
      const open = (conflicting ? [] : fields.names(now)).filter(
        (name) =>
          (fieldsBefore !== fields || old?.[name] !== now[name]) && settled.get(name) !== fields.child(name),
      );
      const ready = readyFields(group, open);
      for (const name of ready) {
        const child = fields.child(name)!;
        const next = settleChild(child, fields.isRequired(child), settled.get(name));
        settled.set(name, child);
        if (next !== childAt(now, name)) changes.set(name, next);
      }
      const namesBefore = fieldsBefore === fields ? [] : (fieldsBefore?.names(old) ?? []);
      for (const name of new Set([...namesBefore, ...settled.keys()])) {
        if (fields.has(name)) continue;
        const next = changeDeclaration(name, undefined, applying(fieldsBefore, name), false);
        if (next !== childAt(now, name)) withdraw(name, next);
      }
      if (changes.size === 0 && ready.length === open.length) return now;
      now = setProperties(now, [...changes]);
    }
    return now;
  }

  return settleValue;
}

/** The declaration whose value was stashed last; options of a union have their ids in the same map. */
const lastStashed = (stashed: ReadonlyMap<string, Stashed>) =>
  [...stashed.keys()].findLast((key) => key.startsWith('#') && stashed.get(key)!.value !== undefined);

const applying = (fields: GroupFields | undefined, name: string) =>
  fields?.has(name) ? fields.child(name) : undefined;

/** The open fields that depend on no condition which reads another open field; all where each depends on another one. */
function readyFields(group: GroupNode, open: readonly string[]): readonly string[] {
  const { reads, order } = planOf(group);
  const waiting = new Set<string>();
  for (const at of order) {
    const isUndecided = [...(reads[at] ?? open)].some((name) => open.includes(name) || waiting.has(name));
    if (isUndecided) for (const name of namesIn(group.conditions[at]!)) waiting.add(name);
  }
  const ready = open.filter((name) => !waiting.has(name));
  return ready.length > 0 ? ready : open;
}

/** Whether a field can show a value, and a text that was typed into a field of a node. */
export function takesEntry(node: ResolvedNode, value: Json, typed: ResolvedNode | false): boolean {
  const isOther = typed && (typed.kind !== node.kind || typed.format !== node.format);
  if (isOther && !isNumeric(node)) return false;
  return value === undefined || takesValue(node, value);
}
