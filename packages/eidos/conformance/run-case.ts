import {
  compileEidos,
  type Controller,
  createController,
  createRules,
  type Eidos,
  insertCsv,
  type JsonSchema,
  type JsonValue,
  refuse,
  type SubmitRefusal,
} from 'eidos';
import { readWordsIn } from '../src/tables/read-cell';

/** Schemas and what becomes of data in their forms; `case-format.schema.json` describes each property. */
export interface CaseGroup {
  readonly description: string;
  readonly schema: JsonSchema;
  readonly derived?: Readonly<Record<string, Formula>>;
  readonly cases: readonly FormCase[];
}

export interface FormCase {
  readonly description: string;
  readonly source?: string;
  readonly data?: JsonValue;
  readonly defaults?: 'write';
  readonly hidden?: 'keep';
  readonly locale?: string;
  readonly steps?: readonly Step[];
  readonly expect: Expectation;
}

interface Formula {
  readonly operation: 'sum' | 'product';
  readonly of: readonly string[];
}

/** One action; its first property is what is done. */
export type Step = Readonly<Record<string, unknown>>;

export interface Expectation {
  readonly data?: JsonValue;
  readonly errors?: readonly string[];
  readonly shownErrors?: readonly string[];
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly names?: Readonly<Record<string, readonly string[]>>;
  readonly options?: Readonly<Record<string, string | null>>;
  readonly texts?: Readonly<Record<string, string | null>>;
  readonly offers?: Readonly<Record<string, JsonValue>>;
  readonly conflicts?: Readonly<Record<string, JsonValue>>;
  readonly required?: Readonly<Record<string, boolean>>;
  readonly changed?: readonly string[];
  readonly canUndo?: boolean;
  readonly canRedo?: boolean;
  readonly status?: string;
  readonly failure?: string | null;
  readonly submitted?: JsonValue;
}

/** Plays a case, and calls `compare` for everything that is expected, with the value that the form has. */
export async function runCase(
  { schema, derived = {} }: CaseGroup,
  { data, defaults, hidden, locale, steps = [], expect: last }: FormCase,
  compare: (actual: unknown, expected: unknown, what: string) => void,
): Promise<void> {
  const eidos = compileEidos(schema) as Eidos<object>;
  const sent: unknown[] = [];
  let answer: () => unknown = () => undefined;
  const controller: Controller = createController(eidos, {
    ...(data !== undefined && { data: data as object }),
    defaults,
    hidden,
    locale,
    rules: createRules<object>(eidos, { derived: rulesOf(derived) }),
    onSubmit(record) {
      sent.push(record);
      return answer();
    },
  });
  // Texts are read as in a screen with a table, which also reads dates in words.
  readWordsIn(controller);

  /** Saves; what is done meanwhile happens before the server answers. */
  async function submit(reply: unknown, meanwhile: readonly Step[] = []): Promise<void> {
    let arrive: (reply: unknown) => void = () => undefined;
    answer = () => new Promise((resolve) => (arrive = resolve));
    const outcome = controller.submit();
    // The rules are asked before the server is.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    for (const step of meanwhile) await perform(step);
    arrive(reply === 'accept' ? undefined : refuse(reply as SubmitRefusal));
    await outcome;
  }

  async function perform(step: Step): Promise<void> {
    const [action = '', value] = Object.entries(step)[0] ?? [];
    const at = step.at as string;
    if (step.rejected === true) {
      const before = controller.getSnapshot();
      compare(
        fails(() => edits[action]?.(value, at, step)),
        true,
        'the action fails',
      );
      compare(controller.getSnapshot(), before, 'a rejected action changes nothing');
    } else if (action === 'expect') compareAll(value as Expectation);
    else if (action === 'submit') await submit(value, step.meanwhile as readonly Step[] | undefined);
    else if (action === 'together')
      controller.batch(() => {
        for (const inner of value as readonly Step[])
          edits[firstName(inner)]?.(Object.values(inner)[0], inner.at as string, inner);
      });
    else if (edits[action]) edits[action](value, at, step);
    else throw new Error(`"${action}" is not an action.`);
  }

  type Edit = (value: unknown, at: string, step: Step) => void;
  const edits: Readonly<Record<string, Edit>> = {
    type: (text, at) => controller.setText(at, (text as string | null) ?? undefined),
    enter: (value, at) => controller.set(at, value as JsonValue),
    empty: (at) => controller.set(at as string, undefined),
    leave: (at) => controller.touch(at as string),
    choose: (title, at) => controller.chooseOption(at, optionId(controller, at, title as string | null)),
    add: (at, _, { before, value }) => {
      const index = (before as number | undefined) ?? controller.getRowKeys(at as string).length;
      controller.insertRow(at as string, index, value as JsonValue | undefined);
    },
    remove: (at) => controller.removeRow(...rowAt(at as string)),
    move: (at, _, { to }) => controller.moveRow(...rowAt(at as string), to as number),
    rename: (at, _, { to }) => {
      const [map, name] = splitLast(at as string);
      controller.renameEntry(map, name, to as string);
    },
    undo: (times) => repeat(times as number, () => controller.undo()),
    redo: (times) => repeat(times as number, () => controller.redo()),
    receive: (record) => controller.receive(record),
    reset: (record) => controller.reset(...(record === 'saved' ? [] : [record])),
    resolve: (at, _, { keep }) => controller.resolveConflict(at as string, keep as 'mine' | 'theirs'),
    report: (errors) => controller.setErrors(errors as Record<string, string>),
    insertCsv: (text, at) => void insertCsv(controller, at, text as string),
    language: (tag) => controller.setLocale(tag as string),
  };

  function compareAll(expected: Expectation): void {
    for (const [what, value] of Object.entries(expected) as [keyof Expectation, unknown][])
      compare(readers[what](value), value, what);
  }

  const byPointer = (asked: unknown, read: (at: string) => unknown) =>
    Object.fromEntries(Object.keys(asked as object).map((at) => [at, read(at) ?? null]));
  const readers: Readonly<Record<keyof Expectation, (asked: unknown) => unknown>> = {
    data: () => controller.getSnapshot().data as unknown,
    errors: () => controller.getErrors('').map(({ pointer, code }) => `${pointer} ${code}`),
    shownErrors: () => controller.getErrors('', 'shown').map(({ pointer, code }) => `${pointer} ${code}`),
    fields: (asked) => byPointer(asked, (at) => controller.getField(at).children),
    names: (asked) => byPointer(asked, (at) => Object.keys(controller.get(at) as object)),
    options: (asked) => byPointer(asked, (at) => optionTitle(controller, at)),
    texts: (asked) => byPointer(asked, (at) => controller.getField(at).text),
    offers: (asked) => byPointer(asked, (at) => controller.getField(at).offer),
    conflicts: (asked) =>
      byPointer(asked, (at) => {
        const { conflict } = controller.getField(at);
        return conflict && (conflict.theirs ?? 'removed');
      }),
    required: (asked) => byPointer(asked, (at) => controller.getField(at).required),
    changed: () => controller.getSnapshot().changed.toSorted(),
    canUndo: () => controller.getSnapshot().canUndo,
    canRedo: () => controller.getSnapshot().canRedo,
    status: () => controller.getSnapshot().status,
    failure: () => controller.getSnapshot().failure ?? null,
    submitted: () => sent.at(-1) ?? null,
  };

  for (const step of steps) await perform(step);
  compareAll(last);
}

const firstName = (step: Step) => Object.keys(step)[0] ?? '';

function fails(action: () => void): boolean {
  try {
    action();
    return false;
  } catch {
    return true;
  }
}

function repeat(times: number, action: () => void): void {
  for (let done = 0; done < times; done += 1) action();
}

function splitLast(pointer: string): [around: string, token: string] {
  const cut = pointer.lastIndexOf('/');
  return [
    pointer.slice(0, cut),
    pointer
      .slice(cut + 1)
      .replaceAll('~1', '/')
      .replaceAll('~0', '~'),
  ];
}

function rowAt(pointer: string): [table: string, index: number] {
  const [table, index] = splitLast(pointer);
  return [table, Number(index)];
}

function optionsAt(controller: Controller, pointer: string) {
  const { node } = controller.getField(pointer);
  if (node.kind !== 'union') throw new Error(`There is no union at "${pointer}".`);
  return node.options;
}

function optionTitle(controller: Controller, pointer: string): string | undefined {
  const { option } = controller.getField(pointer);
  return optionsAt(controller, pointer).find(({ id }) => id === option)?.label;
}

function optionId(controller: Controller, pointer: string, title: string | null): string | undefined {
  if (title === null) return undefined;
  const option = optionsAt(controller, pointer).find(({ label }) => label === title);
  if (option === undefined) throw new Error(`The union at "${pointer}" has no option "${title}".`);
  return option.id;
}

/** Derivations of numbers in addition to the value; without one of them there is no result. */
function rulesOf(derived: Readonly<Record<string, Formula>>) {
  return Object.fromEntries(
    Object.entries(derived).map(([pattern, { operation, of }]) => [
      pattern,
      (around: Readonly<Record<string, unknown>> = {}) => {
        const numbers = of.flatMap((name) => numbersAt(around, name.split('/')));
        if (numbers.length < of.length && !of.some((name) => name.includes('*'))) return undefined;
        return operation === 'sum'
          ? numbers.reduce((sum, one) => sum + one, 0)
          : numbers.reduce((product, one) => product * one, 1);
      },
    ]),
  );
}

/** The numbers at a path; `*` stands for every row. */
function numbersAt(value: unknown, [name, ...rest]: readonly string[]): readonly number[] {
  if (name === undefined) return typeof value === 'number' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  const inside = name === '*' ? Object.values(value) : [(value as Record<string, unknown>)[name]];
  return inside.flatMap((one) => numbersAt(one, rest));
}
