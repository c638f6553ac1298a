import {
  type Alternatives,
  findAlternatives,
  flatten,
  idOf,
  keyOfLayers,
  type Layers,
  type SchemaLayer,
  withoutAlternatives,
  withoutKeywords,
} from './schema-layer';
import {
  budgets,
  type Compilation,
  isExhausted,
  isRepeated,
  type NodeInput,
  type NodePlace,
} from './compilation';
import { compileJson, compileScalar, hasFields, hasParts, reportAmountHints } from './compile-field';
import {
  checkAgainstType,
  first,
  hintPointer,
  isContradiction,
  isImpossible,
  listedValues,
  mergeTypes,
  readChoices,
  readConstant,
  readMarks,
  readTypes,
  reportRepeated,
  toChoice,
} from './merged';
import { rememberStates } from './field-states';
import type { Choice, EidosNode, ReferenceNode } from './node';
import { checkLimits, removeWrongDefault } from './check-values';
import { compileGroup } from './compile-group';
import { compileTable } from './compile-table';
import {
  compileTypeUnion,
  compileUnion,
  readClosing,
  type ReadOption,
  sharedLayers,
  typeLayer,
  addDiscriminators,
} from './compile-union';
import { equalJson } from '../json/json-object';
import { placeKeywords } from './keywords';
import type { Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { asJson, freezeNode, readBase } from './node-base';
import { readProperties, readRequired } from './properties';
import type { Hints } from '../types/eidos-schema';

/** Creates the node of one value; undefined when no value is valid, so that there is nothing to show. */
export function compileNode(place: NodePlace, compilation: Compilation): EidosNode | undefined {
  const { layers: own, recursive } = flatten(place, compilation);
  const outer = compilation.outerHints.layersAt(place);
  const layers = outer.length === 0 ? own : [...outer, ...own];
  const input = { layers, place, compilation };
  const isDeferred =
    !recursive && isExhausted(place, compilation) && hasParts(layers, isRepeated(place) ? 'inside' : 'any');
  if (isDeferred) compilation.isPartial = true;
  if (!recursive && !isDeferred) {
    compilation.budget -= 1;
    return compileLayers(input);
  }
  const node = compileReference(input, isDeferred);
  rememberStates(node, input);
  return node;
}

/** Creates the node of a value from all the schemas that apply to it. */
function compileLayers(input: NodeInput): EidosNode | undefined {
  const { layers, place, compilation } = input;
  if (isImpossible(layers, compilation)) return undefined;
  const own = { ...input, place: { ...place, ...readMarks(input) } };
  const lists = findAlternatives(layers);
  const node = lists.length === 0 ? compileValue(own) : compileAlternatives(lists, own);
  if (node === undefined) return undefined;
  rememberStates(node, input);
  const report = (name: 'density' | 'collapsible', reason: string) => {
    const message = `"${name}" has no effect here: ${reason}.`;
    compilation.problems.report('misplaced-hint', hintPointer(layers, name), message);
  };
  if (node.density !== undefined && node.kind !== 'group')
    report('density', 'only a group has fields to move closer together');
  if (node.collapsible !== undefined && (node.kind !== 'group' || place.path === ''))
    report('collapsible', 'only a group inside another value can be folded');
  if (node.kind !== 'union' && !('amount' in node)) reportAmountHints(layers, compilation);
  return node;
}

/** Creates the node of a value that has no alternatives; `choices` come from its alternatives, if it had any. */
function compileValue(
  input: NodeInput,
  choices: readonly Choice[] | undefined = readChoices(input.layers),
): EidosNode | undefined {
  const { layers, place } = input;
  const allowed = readTypes(input, choices);
  if (allowed === 'any') return compileJson(input);
  checkLimits(allowed.types, input);
  const base = readBase(input, allowed.nullable);
  const isDeclared = layers.some(({ schema }) => 'type' in schema);
  const { types, nullable } = allowed;
  const node = makeNode();
  return node && freezeNode(removeWrongDefault(node, input));

  function makeNode(): EidosNode | undefined {
    const [sole, ...more] = choices ?? [];
    const isSettled = sole !== undefined && more.length === 0 && !nullable;
    const constant = readConstant(layers) ?? (isSettled ? sole : undefined);
    if (constant !== undefined && !isConsent(constant.value))
      return Object.assign(base, { kind: 'constant', value: constant.value } as const);
    if (choices !== undefined) return compileScalar(types, base, input, choices);
    const [type, ...others] = types;
    if (others.length > 0) return compileTypeUnion(types, base, input);
    if (type === 'object') return hasFields(layers) ? compileGroup(base, input) : asJson(base);
    if (type === 'array') return compileTable(base, input);
    if (type === undefined) return Object.assign(base, { kind: 'constant', value: null } as const);
    return compileScalar([type], base, input);
  }

  // "type": "boolean" with "const": true is a checkbox that must be ticked, not a constant.
  function isConsent(value: JsonValue): boolean {
    return value === true && place.inOption !== true && isDeclared;
  }
}

/** Creates the node of a value with alternatives: a nullable one, a choice between constants, or a union. */
function compileAlternatives(lists: readonly Alternatives[], input: NodeInput): EidosNode | undefined {
  const { layers, place, compilation } = input;
  const rest = withoutAlternatives(layers, lists);
  const combined = combineLists(lists, rest, compilation);
  if (combined === undefined) {
    const message = `More than ${mostCombinations} combinations of options apply here, so the value is edited as JSON text.`;
    compilation.problems.report('not-rendered', lists[0]!.holder.pointer, message);
    return compileJson(input);
  }
  const read = combined.flatMap((one) => splitTypes(one, rest));
  if (read.length === 0) return undefined;
  const nonNull = read.filter((each) => !isNull(each.layers));
  const types = mergeTypes(rest);
  const hasNull = nonNull.length < read.length && (types?.includes('null') ?? true);
  const nullable = hasNull || place.nullable === true;
  const around: NodeInput = { layers: rest, place: { ...place, nullable }, compilation };
  // A title makes the empty value a choice, such as "Unlimited".
  const listed = read.filter((each) => !isNull(each.layers) || (hasNull && isTitled(each.layers)));
  const choices = listed.map((each) => constantChoice(each.layers));
  if (nonNull.length > 0 && choices.every((choice) => choice !== undefined)) {
    listed.forEach((each) => each.layers.forEach((layer) => checkAgainstType(layer, compilation)));
    const values = choices.map(({ value }) => value);
    reportRepeated(values, (at) => listed[at]?.sources.at(-1)?.pointer ?? '', compilation);
    const unique = choices.filter(
      ({ value }, at) => choices.findIndex((one) => equalJson(one.value, value)) === at,
    );
    return compileValue(around, unique);
  }
  const titled = read.find((each) => isNull(each.layers) && isTitled(each.layers));
  const nothing = hasNull ? titled && constantChoice(titled.layers) : place.nothing;
  const [only = read[0], ...others] = nonNull;
  const joined = [...rest, ...(only?.layers ?? [])];
  // A group or a table has no text that could be the title of the empty value, so a chooser has it.
  const isTitledApart = nothing !== undefined && isCompound(joined);
  if (only !== undefined && others.length === 0 && !isTitledApart) {
    const sources = [...withoutKeywords(rest, ['$ref', 'allOf']), ...only.sources];
    const { recursive } = flatten({ sources: only.sources, around: place.around }, compilation);
    const own = { ...around, layers: joined, place: { ...around.place, nothing } };
    if (!recursive) return compileLayers(own);
    const { pointer } = lists[0]!.holder;
    return compileReference({ ...own, place: { ...own.place, sources, pointer } });
  }
  const union = compileUnion(nonNull, { ...around, place: { ...around.place, nothing } });
  return union && freezeNode(union);
}

/** The highest number of options that several lists make together: nobody chooses among more. */
const mostCombinations = 100;

/** The deepest list of options in options that one chooser shows. */
const deepestList = 5;

/**
 * The options that a value has: those of its list, or each of one list with each of the others. Options that contradict
 * each other, or what surrounds them, never apply. Undefined for more than `mostCombinations` of several lists.
 */
function combineLists(
  lists: readonly Alternatives[],
  rest: Layers,
  compilation: Compilation,
  depth = 0,
): readonly ReadOption[] | undefined {
  const isListed = listedValues(rest) !== undefined;
  const around = readProperties(rest);
  let combined: readonly ReadOption[] = [];
  for (const [index, { options }] of lists.entries()) {
    const declared = options.flatMap((option) => readOption(option, compilation, depth));
    // An enum around the options excludes the others on purpose, and so does one of a property that they require.
    const isExcluded = ({ layers }: ReadOption) =>
      (isListed && !isContradiction(layers) && isContradiction([...layers, ...rest])) ||
      lacksRequired(layers);
    const narrowed = declared.filter((option) => !isExcluded(option));
    const read = (narrowed.length > 0 ? narrowed : declared).filter(
      ({ layers }) => !isImpossible([...layers, ...rest], compilation),
    );
    const own = lists.length > 1 ? addDiscriminators(read, rest, compilation) : read;
    combined = index === 0 ? own : combined.flatMap((one) => own.flatMap((other) => join(one, other)));
    if (lists.length > 1 && combined.length > mostCombinations) return undefined;
  }
  return combined;

  /** Whether no value of a required property is valid both in an option and around the options. */
  function lacksRequired(layers: Layers): boolean {
    const required = readRequired([...layers, ...rest]);
    const shared = [...around].filter(([name]) => required.has(name));
    const own = shared.length === 0 ? undefined : readProperties(layers);
    const isNever = (sources: Layers) =>
      isContradiction(flatten({ sources, around: new Set() }, compilation).layers);
    return shared.some(([name, others]) => {
      const sources = own?.get(name) ?? [];
      return sources.length > 0 && !isNever(sources) && isNever([...sources, ...others]);
    });
  }

  function join(one: ReadOption, other: ReadOption): ReadOption | [] {
    const layers = [...new Set([...one.layers, ...other.layers])];
    if (isContradiction([...layers, ...rest])) return [];
    const sources = [...one.sources, ...other.sources];
    const closing = one.closing ?? other.closing;
    return { sources, layers, closing, parts: [...one.parts, ...other.parts] };
  }
}

/** An option, or those that it lists, so that one chooser shows all of them. Deeper lists are not read: options multiply. */
function readOption(option: SchemaLayer, compilation: Compilation, depth: number): readonly ReadOption[] {
  const { layers } = flatten({ sources: [option], around: new Set() }, compilation);
  const self: ReadOption = { sources: [option], layers, parts: [{ layers }] };
  const lists = depth < deepestList ? findAlternatives(layers) : [];
  const own = withoutAlternatives(layers, lists);
  const listed = combineLists(lists, own, compilation, depth + 1);
  // Constants are one field with choices.
  if (lists.length === 0 || listed === undefined || listed.every((one) => constantChoice(one.layers)))
    return [self];
  const title = first<string>(layers, 'title');
  const around = sharedLayers(own);
  return listed.map((one) => ({
    closing: one.closing ?? readClosing(own),
    sources: [...around, ...one.sources],
    layers: [...one.layers, ...around],
    parts: one.parts.map((part) => ({ ...part, group: part.group ?? title })),
  }));
}

/** An option for each type that a value of one may have, so that one chooser shows all of them. */
function splitTypes(option: ReadOption, rest: Layers): readonly ReadOption[] {
  const { sources, layers, parts } = option;
  const all = [...layers, ...rest];
  const types = mergeTypes(all) ?? [];
  if (types.length < 2 || listedValues(all)) return [option];
  const isSole = types.length === 2 && types.includes('null');
  return types.map((type) => {
    if (isSole && type !== 'null') return option;
    const only = typeLayer(sources.at(-1)!.pointer, type);
    const typed = type === 'null' ? [only] : [only, ...layers];
    const group = first<string>(layers, 'title') ?? parts[0]?.group;
    return { ...option, sources: [only, ...sources], layers: typed, parts: [{ layers: typed, group }] };
  });
}

function isNull(layers: Layers): boolean {
  return mergeTypes(layers)?.join() === 'null' || readConstant(layers)?.value === null;
}

function isCompound(layers: Layers): boolean {
  const types = mergeTypes(layers)?.filter((type) => type !== 'null');
  return types?.length === 1 && (types[0] === 'object' || types[0] === 'array');
}

function isTitled(layers: Layers): boolean {
  const { labelKey } = first<Hints>(layers, 'x-eidos') ?? {};
  return labelKey !== undefined || first<string>(layers, 'title') !== undefined;
}

function constantChoice(layers: Layers): Choice | undefined {
  const constant = readConstant(layers);
  if (constant === undefined && !isNull(layers)) return undefined;
  const { labelKey } = first<Hints>(layers, 'x-eidos') ?? {};
  return toChoice(constant?.value ?? null, first<string>(layers, 'title'), labelKey);
}

/**
 * Creates a node that is compiled on demand: its schema is one of those around it, or `isDeferred` because enough is
 * compiled already.
 */
function compileReference(input: NodeInput, isDeferred = false): ReferenceNode {
  const { layers, place, compilation } = input;
  let resolved: EidosNode | undefined;
  compilation.outerHints.endAt(place.path);
  const resolve = (): EidosNode => (resolved ??= compilePart(input, isDeferred));
  if (!isDeferred && !compilation.isSettled) {
    // A bare reference repeats a schema that is compiled already; keywords next to it still need checking.
    const own = withoutKeywords(place.sources, ['$ref', 'readOnly', 'writeOnly', ...placeKeywords]);
    const hasDefault = place.sources.some(({ schema }) => 'default' in schema);
    if (own.length > 0 || hasDefault)
      compilation.pending.set(JSON.stringify(place.sources.map(({ pointer }) => pointer)), place);
  }
  // The default of a recursive schema is that of the whole.
  const defaultsFrom = isDeferred ? layers : place.sources;
  const base = readBase(input, place.nullable ?? false, defaultsFrom);
  const node = Object.assign(base, { kind: 'reference', resolve } as const);
  return freezeNode(isDeferred ? Object.assign(node, { deferred: true } as const) : node);
}

function compilePart(input: NodeInput, isDeferred: boolean): EidosNode {
  const { place, compilation } = input;
  if (compilation.isSettled) compilation.budget = budgets.part;
  const again = { ...place, around: isDeferred ? place.around : new Set<Pointer>(), depth: 0 };
  return compileShared(again, compilation, isDeferred) ?? compileJson({ ...input, place: again });
}

/** Compiles a place once for all places of the same schemas, except with hints outside the schema, which belong to one place. */
export function compileShared(
  place: NodePlace,
  compilation: Compilation,
  isDeferred = false,
): EidosNode | undefined {
  const { outerHints, isSettled, parts } = compilation;
  if (outerHints.isUsed || !isSettled) return compilation.compileNode(place);
  const { sources, around: _around, path: _path, nothing, closing, ...own } = place;
  const key = JSON.stringify([keyOfLayers(sources), isDeferred, own, nothing, closing && idOf(closing)]);
  const node = parts.get(key) ?? compilation.compileNode(place);
  if (node) parts.set(key, node);
  return node;
}
