import fc from 'fast-check';
import { compileEidos } from '../compiler/compile-eidos';
import type { Eidos } from '../compiler/node';
import { equalJson } from '../json/json-object';
import type { JsonSchema } from '../json/json-schema';
import { runsOf, seed } from '../testing/property-runs';
import { createValidator } from '../validation/create-validator';
import type { Controller } from './controller';
import { createController } from './create-controller';
import { createRules } from '../rules/create-rules';

interface Row {
  text?: string;
  count?: number;
}
interface Data {
  name?: string;
  count?: number;
  lines: Row[];
  tags: string[];
}

const schema: JsonSchema = {
  type: 'object',
  required: ['name', 'lines', 'tags'],
  properties: {
    name: { type: 'string', minLength: 1 },
    count: { type: 'integer', maximum: 5 },
    lines: {
      type: 'array',
      maxItems: 3,
      items: {
        type: 'object',
        required: ['text'],
        properties: { text: { type: 'string' }, count: { type: 'integer' } },
      },
    },
    tags: { type: 'array', uniqueItems: true, items: { type: 'string' } },
  },
};
const eidos = compileEidos(schema);
const setting = { seed, numRuns: runsOf(100) };

/** One action of a user or program, on the controller and on plain data. */
interface Operation {
  readonly label: string;
  readonly run: (controller: Controller) => void;
  readonly model: (data: Data) => void;
}

const text = fc.constantFrom('', 'a', 'b', 'ab');
const count = fc.integer({ min: -2, max: 9 });
const place = fc.nat(4);

/** Picks a row by remainder, because the number of rows is not known in advance. */
const pick = (index: number, rows: readonly unknown[]) => index % rows.length;
const rowsOf = (controller: Controller, pointer: string) => (controller.get(pointer) ?? []) as unknown[];

const operation: fc.Arbitrary<Operation> = fc.oneof(
  text.map((value) => ({
    label: `name = ${value}`,
    run: (controller: Controller) => controller.set('/name', value),
    model: (data: Data) => void (data.name = value),
  })),
  fc.oneof(count, fc.constant(undefined)).map((value) => ({
    label: `count typed ${value}`,
    run: (controller: Controller) => controller.setText('/count', value === undefined ? '' : String(value)),
    model: (data: Data) => (value === undefined ? delete data.count : void (data.count = value)),
  })),
  fc.tuple(place, text).map(([index, value]) => ({
    label: `insert ${value} at ${index}`,
    run: (controller: Controller) =>
      controller.insertRow('/lines', index % (rowsOf(controller, '/lines').length + 1), { text: value }),
    model: (data: Data) => void data.lines.splice(index % (data.lines.length + 1), 0, { text: value }),
  })),
  place.map((index) => ({
    label: `remove ${index}`,
    run(controller: Controller) {
      const rows = rowsOf(controller, '/lines');
      if (rows.length > 0) controller.removeRow('/lines', pick(index, rows));
    },
    model: (data: Data) => void (data.lines.length > 0 && data.lines.splice(pick(index, data.lines), 1)),
  })),
  fc.tuple(place, place).map(([from, to]) => ({
    label: `move ${from} to ${to}`,
    run(controller: Controller) {
      const rows = rowsOf(controller, '/lines');
      if (rows.length > 0) controller.moveRow('/lines', pick(from, rows), pick(to, rows));
    },
    model(data: Data) {
      if (data.lines.length === 0) return;
      const [target, source] = [pick(to, data.lines), pick(from, data.lines)];
      data.lines.splice(target, 0, ...data.lines.splice(source, 1));
    },
  })),
  fc.tuple(place, count).map(([index, value]) => ({
    label: `lines/${index}/count = ${value}`,
    run(controller: Controller) {
      const rows = rowsOf(controller, '/lines');
      if (rows.length > 0) controller.set(`/lines/${pick(index, rows)}/count`, value);
    },
    model(data: Data) {
      const row = data.lines[pick(index, data.lines)];
      if (row) row.count = value;
    },
  })),
  fc.array(text, { maxLength: 3 }).map((values) => ({
    label: `tags = ${values.join()}`,
    run: (controller: Controller) => controller.set('/tags', values),
    model: (data: Data) => void (data.tags = [...values]),
  })),
);
const operations = fc.array(operation, { maxLength: 25 });
const startData: fc.Arbitrary<Data> = fc.record({
  name: text,
  lines: fc.array(fc.record({ text }), { maxLength: 3 }),
  tags: fc.array(text, { maxLength: 3 }),
});

/** The state that undo has to restore. */
function entered(controller: Controller) {
  const { data } = controller.getSnapshot() as { data: unknown };
  return { data, keys: controller.getRowKeys('/lines'), text: controller.getField('/count').text };
}

describe(`a controller (PROPERTY_SEED=${seed})`, () => {
  test('agrees with plain data after any sequence of actions', () => {
    fc.assert(
      fc.property(startData, operations, (start, steps) => {
        const controller = createController(eidos, { data: start });
        const model = JSON.parse(JSON.stringify(start)) as Data;
        for (const step of steps) {
          step.run(controller);
          step.model(model);
          expect(controller.getSnapshot().data).toEqual(model);
        }
        const fresh = createController(eidos, { data: model });
        const errors = (one: Controller) =>
          one.getSnapshot().errors.map(({ pointer, code }) => `${pointer} ${code}`);
        expect(errors(controller)).toEqual(errors(fresh));
        expect(errors(controller).length === 0).toBe(createValidator(schema).fits(schema, model as never));
        expect(new Set(controller.getRowKeys('/lines')).size).toBe(model.lines.length);
      }),
      setting,
    );
  });

  test('undoes each operation, and redoes it', () => {
    fc.assert(
      fc.property(startData, operations, (start, steps) => {
        const controller = createController(eidos, { data: start });
        const states = [entered(controller)];
        for (const step of steps) {
          const depth = controller.getSnapshot().data;
          step.run(controller);
          controller.touch('/count');
          if (controller.getSnapshot().data !== depth) states.push(entered(controller));
        }
        for (const state of states.slice(0, -1).reverse()) {
          controller.undo();
          expect(entered(controller)).toEqual(state);
        }
        for (const state of states.slice(1)) {
          controller.redo();
          expect(entered(controller)).toEqual(state);
        }
      }),
      setting,
    );
  });

  test('notifies a field exactly when its snapshot changes', () => {
    fc.assert(
      fc.property(startData, operations, (start, steps) => {
        const controller = createController(eidos, { data: start });
        const watched = ['', '/name', '/count', '/lines', '/lines/0/text', '/lines/1/count'].map(
          (pointer) => {
            const seen = { pointer, snapshot: controller.getField(pointer), calls: 0 };
            controller.subscribeToField(pointer, () => (seen.calls += 1));
            return seen;
          },
        );
        for (const step of steps) {
          step.run(controller);
          for (const seen of watched) {
            const snapshot = controller.getField(seen.pointer);
            expect(seen.calls > 0).toBe(snapshot !== seen.snapshot);
            Object.assign(seen, { snapshot, calls: 0 });
          }
        }
      }),
      setting,
    );
  });

  test('finds with its rules what a new controller finds in the same data', () => {
    const rules = createRules(eidos as Eidos<Data>, {
      checks: {
        '/name': (name) => name === 'ab' && 'no ab',
        '/lines/*': (line) => line?.text === 'b' && { '/count': 'not with b' },
        '/lines/*/count': (value, { parent }) => value === 1 && parent.text === 'a' && 'no a',
        '/lines/*/text': (value, { data }) => value === data.name && 'the name',
        '/tags/*': (tag, { parent }) => tag !== parent[0] && 'not the first',
      },
    });
    fc.assert(
      fc.property(startData, operations, (start, steps) => {
        const controller = createController(eidos as Eidos<Data>, { data: start, rules });
        const errors = (one: Controller) =>
          one.getSnapshot().errors.map(({ pointer, code }) => `${pointer} ${code}`);
        for (const step of [...steps, { run: () => controller.undo() }]) {
          step.run(controller);
          const { data } = controller.getSnapshot();
          expect(errors(controller)).toEqual(errors(createController(eidos as Eidos<Data>, { data, rules })));
        }
      }),
    );
  });

  test('submits once, however often submit is called', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), async (waits) => {
        let running = 0;
        let most = 0;
        const onSubmit = async () => {
          most = Math.max(most, (running += 1));
          await Promise.resolve();
          running -= 1;
        };
        const controller = createController(eidos, {
          data: { name: 'a', lines: [], tags: [] },
          onSubmit,
        });
        const outcomes = [];
        for (const wait of waits) {
          const outcome = controller.submit();
          outcomes.push(outcome);
          if (wait) await outcome;
        }
        const statuses = (await Promise.all(outcomes)).map(({ status }) => status);
        expect(most).toBe(1);
        expect(statuses[0]).toBe('submitted');
        expect(statuses.every((status) => status === 'submitted' || status === 'busy')).toBe(true);
      }),
      setting,
    );
  });
});

describe(`receive (PROPERTY_SEED=${seed})`, () => {
  test('without edits becomes what the server sent', () => {
    fc.assert(
      fc.property(startData, startData, (start, theirs) => {
        const controller = createController(eidos, { data: start });
        controller.receive(theirs);
        expect(controller.getSnapshot()).toMatchObject({ data: theirs, dirty: false });
      }),
      setting,
    );
  });

  test('of the same data again keeps everything that was typed', () => {
    fc.assert(
      fc.property(startData, operations, (start, steps) => {
        const controller = createController(eidos, { data: start });
        for (const step of steps) step.run(controller);
        const before = entered(controller);
        controller.receive(JSON.parse(JSON.stringify(start)));
        expect(entered(controller)).toEqual(before);
      }),
      setting,
    );
  });

  test('keeps every edited value, and takes all others from the server', () => {
    fc.assert(
      fc.property(startData, startData, text, (start, theirs, name) => {
        const controller = createController(eidos, { data: start });
        controller.set('/name', name);
        controller.receive(theirs);
        expect(controller.get('/name')).toBe(name === start.name ? theirs.name : name);
        expect(controller.get('/lines')).toEqual(theirs.lines);
        const clashed = name !== start.name && theirs.name !== start.name && name !== theirs.name;
        expect(controller.getField('/name').conflict).toEqual(clashed ? { theirs: theirs.name } : undefined);
      }),
      setting,
    );
  });

  test('never duplicates or mixes up rows, whatever both sides did', () => {
    fc.assert(
      fc.property(startData, operations, startData, (start, steps, theirs) => {
        const controller = createController(eidos, { data: start });
        for (const step of steps) step.run(controller);
        // Receiving what the screen already holds changes nothing, so undo still restores the start.
        const isNews = !equalJson(controller.getSnapshot().data, theirs);
        controller.receive(theirs);
        const keys = controller.getRowKeys('/lines');
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys).toHaveLength(rowsOf(controller, '/lines').length);
        while (controller.getSnapshot().canUndo) controller.undo();
        expect(controller.getSnapshot().data).toEqual(isNews ? theirs : start);
      }),
      setting,
    );
  });
});
