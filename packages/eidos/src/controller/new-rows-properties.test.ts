import fc from 'fast-check';
import { compileEidos } from '../compiler/compile-eidos';
import { runsOf, seed } from '../testing/property-runs';
import type { Controller } from './controller';
import { createController } from './create-controller';
import { restoreDraft, serializeDraft } from './draft';
import { refuse } from './refuse';

interface Row {
  readonly id?: number;
  readonly by?: string;
  readonly n: number;
  readonly name?: string;
  /** Rows inside the row. */
  readonly parts?: readonly Row[];
}

const columns = {
  id: { type: 'integer' },
  by: { type: 'string' },
  n: { type: 'integer' },
  name: { type: 'string' },
} as const;

function eidosOf(rowKey?: string) {
  const hints = rowKey ? { rowKey } : {};
  const list = <Columns extends object>(properties: Columns) =>
    ({ type: 'array', items: { type: 'object', properties }, 'x-eidos': hints }) as const;
  const rows = list({ ...columns, parts: list(columns) });
  return compileEidos({ type: 'object', properties: { rows } });
}

const schemas = { 'a row key': eidosOf('id'), 'no row key': eidosOf() };

const orders: Readonly<Record<string, (one: Row, other: Row) => number>> = {
  'as sent': () => 0,
  'by name': (one, other) => (one.name! < other.name! ? -1 : 1),
  'newest first': (one, other) => other.id! - one.id!,
};

/** Gives new rows ids, stores who sent them, and sorts. */
function createServer(start: readonly Row[], order: (one: Row, other: Row) => number) {
  let lastId = 0;
  let rows: readonly Row[] = [];
  const server = {
    getRecord: () => ({ rows }),
    store(sent: readonly Row[], by: string): void {
      const known = new Set(sent.map(({ id }) => id));
      const complete = (list: readonly Row[]): readonly Row[] =>
        list
          .map(({ parts = [], ...one }) => ({
            ...one,
            id: one.id ?? (lastId += 1),
            by: one.by ?? by,
            parts: complete(parts),
          }))
          .toSorted(order);
      rows = complete([...sent, ...rows.filter(({ id }) => !known.has(id))]);
    },
  };
  server.store(start, 'start');
  return server;
}

const index = fc.nat(9);
const moments = ['before the update', 'before the reply', 'after the reply'] as const;
const outcomes = ['saved', 'refused', 'no reply', 'page closed', 'page closed after no reply'] as const;

const course = fc.record({
  stored: fc.array(fc.nat(2), { maxLength: 4 }),
  added: fc.array(fc.record({ at: index, n: fc.nat(2), parts: fc.nat(2) }), { minLength: 1, maxLength: 3 }),
  edited: fc.option(fc.record({ at: index, when: fc.constantFrom(...moments) })),
  /** Where somebody else adds a row. */
  other: fc.option(fc.constantFrom(...moments)),
  /** Where the screen receives the record of the server, besides at the end. */
  updated: fc.subarray([...moments]),
  outcome: fc.constantFrom(...outcomes),
});

const rowsOf = (controller: Controller) => (controller.get('/rows') ?? []) as unknown as readonly Row[];
const namesOf = (rows: readonly Row[]): readonly (string | undefined)[] =>
  rows.flatMap(({ name, parts = [] }) => [name, ...namesOf(parts)]).toSorted();

describe.each(Object.entries(schemas))('new rows with %s', (_, eidos) => {
  test.each(Object.entries(orders))(
    `are each there once where the server sorts them: %s (${seed})`,
    async (_name, order) => {
      await fc.assert(
        fc.asyncProperty(course, async ({ stored, added, edited, other, updated, outcome }) => {
          const start = stored.map((n, at) => ({ n, name: `s${at}` }));
          const server = createServer(start, order);
          const isRefused = outcome === 'refused';
          let reply!: () => void;
          const onSubmit = async (data: unknown) => {
            if (!isRefused) server.store((data as { rows: readonly Row[] }).rows, 'me');
            await new Promise<void>((resolve) => (reply = resolve));
            if (outcome.endsWith('no reply')) throw new Error('timeout');
            return isRefused ? refuse('no') : undefined;
          };
          const open = () => createController<unknown>(eidos, { data: server.getRecord(), onSubmit });
          let controller = open();
          added.forEach(({ at, n, ...more }, place) => {
            const { length } = rowsOf(controller);
            const parts = Array.from({ length: more.parts }, (_part, index) => ({
              n,
              name: `p${place}${index}`,
            }));
            controller.insertRow('/rows', at % (length + 1), {
              n,
              name: `a${place}`,
              parts: parts.toReversed(),
            });
          });
          const expected = new Set(namesOf(rowsOf(controller)));
          const outcomeOfSave = controller.submit();
          await Promise.resolve();

          const reach = (moment: (typeof moments)[number]) => {
            if (moment === edited?.when) {
              const at = edited.at % rowsOf(controller).length;
              expected.delete(rowsOf(controller)[at]!.name);
              expected.add('edited');
              controller.set(`/rows/${at}/name`, 'edited');
            }
            if (moment === other) {
              expected.add('other');
              server.store([{ n: 1, name: 'other' }], 'other');
            }
            if (updated.includes(moment)) controller.receive(server.getRecord());
          };
          const reopen = () => {
            const draft = serializeDraft(controller);
            controller = open();
            restoreDraft(controller, draft);
          };
          reach('before the update');
          reach('before the reply');
          if (outcome === 'page closed') reopen();
          reply();
          await outcomeOfSave;
          if (outcome === 'page closed after no reply') reopen();
          reach('after the reply');
          controller.receive(server.getRecord());
          expect(namesOf(rowsOf(controller))).toEqual([...expected].toSorted());
        }),
        { seed, numRuns: runsOf(150) },
      );
    },
  );
});
