import fc from 'fast-check';
import { compileEidos } from '../compiler/compile-eidos';
import type { JsonObject } from '../json/json-object';
import { runsOf, seed } from '../testing/property-runs';
import type { Controller } from './controller';
import { createController } from './create-controller';

interface Row {
  readonly id: number;
  readonly n?: number;
  readonly m?: number;
}

interface Entry {
  readonly a?: number;
  readonly b?: number;
  readonly rows: readonly Row[];
  readonly stamp?: number;
}

const integer = { type: 'integer' } as const;
const eidos = compileEidos({
  type: 'object',
  properties: {
    a: integer,
    b: integer,
    stamp: integer,
    rows: {
      type: 'array',
      'x-eidos': { rowKey: 'id' },
      items: { type: 'object', properties: { id: integer, n: integer, m: integer } },
    },
  },
});

const value = fc.option(fc.nat(2), { nil: undefined });
const cells = fc.record({ n: value, m: value });
const entries = fc
  .record({
    a: value,
    b: value,
    rows: fc
      .uniqueArray(fc.tuple(fc.nat(3), cells), { selector: ([id]) => id })
      .map((rows) => rows.map(([id, row]) => ({ id, ...row }))),
  })
  .map(plain);
const edits = fc.array(
  fc.record({
    what: fc.constantFrom('a', 'b', 'n', 'm', 'add', 'remove', 'move'),
    at: fc.nat(5),
    id: fc.integer({ min: 4, max: 7 }),
    value,
  }),
  { maxLength: 5 },
);
type Edit = (typeof edits extends fc.Arbitrary<infer Made> ? Made : never)[number];

function plain(entry: unknown): Entry {
  return JSON.parse(JSON.stringify(entry)) as Entry;
}

/** Makes the edits that are possible; a row that was removed is not added again. */
function edit(controller: Controller, steps: readonly Edit[], removed = new Set<number>()): void {
  for (const { what, at, id, value: next } of steps) {
    const { rows } = dataOf(controller);
    const index = at % Math.max(1, rows.length);
    if (what === 'a' || what === 'b') controller.set(`/${what}`, next);
    else if (what === 'add') {
      const isNew = !removed.has(id) && rows.every((row) => row.id !== id);
      if (isNew) controller.insertRow('/rows', index, next === undefined ? { id } : { id, n: next });
    } else if (rows.length === 0) continue;
    else if (what === 'move') controller.moveRow('/rows', 0, index);
    else if (what === 'remove') {
      removed.add(rows[index]!.id);
      controller.removeRow('/rows', index);
    } else controller.set(`/rows/${index}/${what}`, next);
    controller.touch('');
  }
}

const dataOf = (controller: Controller) => plain(controller.getSnapshot().data);
const open = (data: Entry, onSubmit?: (sent: unknown) => Promise<unknown>): Controller =>
  createController<unknown>(eidos, { data, onSubmit });

function edited(entry: Entry, steps: readonly Edit[]): Entry {
  const controller = open(entry);
  edit(controller, steps);
  return dataOf(controller);
}

/** Merges what only one side changed name by name, and rows by their key. A value that both changed is that of the `winner`. */
function merge(base: Entry, mine: Entry, theirs: Entry, winner: 'mine' | 'theirs' = 'mine'): Entry {
  const isTheirs = winner === 'theirs';
  const all = [base, mine, theirs];
  const ids = new Set(all.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const rows = [...ids].flatMap((id) => {
    const [was, ours, sent] = all.map((entry) => entry.rows.find((row) => row.id === id));
    if (was && !ours) return isTheirs && sent && !isSame(was, sent) ? sent : [];
    if (was && !sent && (isTheirs || isSame(was, ours))) return [];
    return ours && sent ? mergeNames(was ?? {}, ours, sent, isTheirs) : (ours ?? sent ?? []);
  });
  return plain({ ...mergeNames(base, mine, theirs, isTheirs), rows });
}

function mergeNames(base: object, mine: object, theirs: object, isTheirs: boolean): object {
  const [was, ours, sent] = [base, mine, theirs] as readonly JsonObject[];
  const names = Object.keys({ ...mine, ...theirs });
  return Object.fromEntries(
    names.map((name) => {
      const isSent = isSame(was![name], ours![name]) || (isTheirs && !isSame(was![name], sent![name]));
      return [name, (isSent ? sent : ours)![name]];
    }),
  );
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const sorted = (one: unknown) =>
  typeof one === 'object' && one !== null ? Object.entries(one).toSorted() : one;

/** Compares without the order of rows, which is that of the side that has moved them. */
function expectMerged(actual: Entry, expected: Entry): void {
  const inOrder = ({ rows, ...others }: Entry) => ({ ...others, rows: rows.toSorted((a, b) => a.id - b.id) });
  expect(inOrder(actual)).toEqual(inOrder(expected));
}

const options = { seed, numRuns: runsOf(200) };

describe(`merges of values and of rows with a key (PROPERTY_SEED=${seed})`, () => {
  test('have what each side has changed', () => {
    const property = fc.property(entries, edits, edits, edits, (base, steps, first, second) => {
      const controller = open(base);
      edit(controller, steps);
      const mine = dataOf(controller);
      const theirs = edited(base, first);
      const later = edited(theirs, second);
      controller.receive(theirs);
      controller.receive(later);
      expectMerged(dataOf(controller), merge(theirs, merge(base, mine, theirs), later));
    });
    fc.assert(property, options);
  });

  test('have what was edited since a save, which leaves what the server has changed in what was sent', async () => {
    const property = fc.asyncProperty(
      fc.tuple(entries, edits, edits, edits, edits),
      fc.boolean(),
      fc.boolean(),
      async ([base, before, since, first, second], isStored, isRefused) => {
        let reply: ((response: unknown) => void) | undefined;
        let sent: Entry | undefined;
        const controller = open(base, (data) => {
          sent = plain(data);
          return new Promise((resolve) => (reply = resolve));
        });
        const removed = new Set<number>();
        edit(controller, before, removed);
        const outcome = controller.submit();
        edit(controller, since, removed);
        const mine = dataOf(controller);
        const theirs = { ...edited(isStored ? sent! : base, first), stamp: 1 };
        const later = { ...edited(theirs, second), stamp: 2 };
        controller.receive(theirs);
        controller.receive(later);
        const stored = merge(base, sent!, theirs);
        // A rejected save has stored nothing that was sent, whatever was reported meanwhile.
        const unsent = merge(sent!, theirs, base);
        const storedLater = merge(unsent, stored, later);
        const expected = merge(stored, merge(sent!, mine, stored), storedLater);
        expectMerged(dataOf(controller), expected);
        reply?.(isRefused ? { 'eidos:refusal': true } : undefined);
        await outcome;
        const storedAtLast = merge(unsent, merge(base, sent!, theirs, 'theirs'), later, 'theirs');
        expectMerged(dataOf(controller), isRefused ? expected : merge(storedLater, expected, storedAtLast));
        expectMerged(
          plain(controller.getSnapshot().saved),
          isRefused ? merge(stored, later, unsent) : storedAtLast,
        );
      },
    );
    await fc.assert(property, options);
  });
});
