import { compileEidos } from '../compiler/compile-eidos';
import type { Controller } from './controller';
import { createController } from './create-controller';
import { restoreDraft, serializeDraft } from './draft';

const order = compileEidos({
  type: 'object',
  properties: {
    seats: { type: 'integer' },
    name: { type: 'string' },
    address: { type: 'object', properties: { city: { type: 'string' } } },
    contact: {
      oneOf: [
        { type: 'object', title: 'Person', properties: { first: { type: 'string' } } },
        { type: 'object', title: 'Firm', properties: { firm: { type: 'string' } } },
      ],
    },
    lines: {
      type: 'array',
      items: { type: 'object', properties: { item: { type: 'string' }, amount: { type: 'number' } } },
    },
  },
});
const saved = { seats: 2, lines: [{ item: 'Pen', amount: 1 }, { item: 'Ink' }] };

function edit(controller: Controller) {
  const { options } = controller.getField('/contact').node as never as { options: { id: string }[] };
  controller.setText('/seats', '12x');
  controller.set('/name', 'Ada');
  controller.set('/address/city', 'Rome');
  controller.chooseOption('/contact', options[1]?.id);
  controller.insertRow('/lines', 1, { item: 'Cap' });
  controller.setText('/lines/2/amount', 'many');
  return options[1]?.id;
}

/** Everything that a screen shows of a controller. */
function shown(controller: Controller) {
  const { data, errors, dirty, changed } = controller.getSnapshot();
  const fields = ['/seats', '/contact', '/lines/2/amount'].map((pointer) => {
    const { text, option, dirty: isDirty } = controller.getField(pointer);
    return { text, option, isDirty };
  });
  return { data, errors, dirty, changed, fields };
}

test('a draft keeps values, texts that are not a value yet, options, rows and what is dirty', () => {
  const first = createController<unknown>(order, { data: saved });
  const firm = edit(first);
  const again = createController<unknown>(order, { data: saved });
  restoreDraft(again, serializeDraft(first));
  expect(shown(again)).toEqual(shown(first));
  expect(again.getField('/contact').option).toBe(firm);
  // The group around the city goes away with it, as it does where it was typed.
  again.set('/address/city', undefined);
  expect(again.get('/address')).toBeUndefined();
  again.undo();
  again.undo();
  expect(again.getSnapshot()).toMatchObject({ data: saved, dirty: false, canUndo: false });
  again.redo();
  expect(again.getField('/seats').text).toBe('12x');
});

test('a record that has changed since is merged, and what both changed is a conflict', () => {
  const first = createController<unknown>(order, { data: saved });
  edit(first);
  const newer = { seats: 2, name: 'Bob', lines: [{ item: 'Pen', amount: 7 }, { item: 'Ink' }] };
  const again = createController<unknown>(order, { data: newer });
  restoreDraft(again, serializeDraft(first));
  expect(again.getSnapshot().data).toMatchObject({
    name: 'Ada',
    lines: [{ item: 'Pen', amount: 7 }, { item: 'Cap' }, { item: 'Ink' }],
  });
  expect(again.getField('/name').conflict).toEqual({ theirs: 'Bob' });
  expect(again.getField('/lines/2/amount').text).toBe('many');
  expect(again.getSnapshot().saved).toEqual(newer);
});

test('a draft without changes restores the current record, and one of a new record its input', () => {
  const again = createController<unknown>(order, { data: { seats: 3 } });
  restoreDraft(again, serializeDraft(createController<unknown>(order, { data: saved })));
  expect(again.getSnapshot()).toMatchObject({ data: { seats: 3 }, dirty: false });
  const fresh = createController<unknown>(order);
  fresh.set('/name', 'Ada');
  const next = createController<unknown>(order);
  restoreDraft(next, serializeDraft(fresh));
  expect(next.getSnapshot()).toMatchObject({ data: { name: 'Ada' }, changed: ['/name'] });
});

test('a field that the schema has no longer stays in the data, and its text is dropped', () => {
  const first = createController<unknown>(order, { data: saved });
  edit(first);
  const smaller = compileEidos({ type: 'object', properties: { name: { type: 'string' } } });
  const again = createController<unknown>(smaller, { data: saved });
  restoreDraft(again, serializeDraft(first));
  expect(again.getSnapshot()).toMatchObject({ data: { name: 'Ada', seats: 2 }, errors: [] });
});
