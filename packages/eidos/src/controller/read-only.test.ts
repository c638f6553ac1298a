import { compileEidos } from '../compiler/compile-eidos';
import { createController } from './create-controller';

const eidos = compileEidos({
  type: 'object',
  properties: {
    total: { type: 'number', readOnly: true },
    version: { const: 2 },
    address: {
      type: 'object',
      readOnly: true,
      properties: {
        city: { type: 'string' },
        lines: { type: 'array', items: { type: 'object', properties: { text: { type: 'string' } } } },
        parent: { $ref: '#/properties/address' },
      },
    },
    contact: {
      readOnly: true,
      oneOf: [
        { title: 'Mail', type: 'object', properties: { mail: { type: 'string' } }, required: ['mail'] },
        { title: 'Phone', type: 'object', properties: { phone: { type: 'string' } }, required: ['phone'] },
      ],
    },
    owner: { anyOf: [{ type: 'string', readOnly: true }, { type: 'null' }] },
    note: { type: 'string' },
  },
});
const data = {
  total: 5,
  version: 2,
  address: { city: 'Bern', lines: [{ text: 'a' }, { text: 'b' }], parent: { city: 'Rom' } },
  contact: { mail: 'a@b.ch' },
  owner: 'Ada',
  note: 'Old',
} as const;

const make = () => createController(eidos, { data: data as object });
const readOnly = 'cannot be changed. It is read-only.';

describe('a read-only value cannot be changed through the controller', () => {
  test.each(['/total', '/address/city', '/address/lines/0/text', '/address/parent/city', '/owner'] as const)(
    '%s',
    (pointer) => {
      const controller = make();
      const before = controller.getSnapshot().data;
      expect(() => controller.set(pointer, 'x')).toThrow(`"${pointer}" ${readOnly}`);
      expect(() => controller.setText(pointer, '1')).toThrow(readOnly);
      expect(controller.getSnapshot().data).toBe(before);
    },
  );

  test('nor can the rows of a read-only table and the option of a read-only union', () => {
    const controller = make();
    expect(() => controller.insertRow('/address/lines', 0)).toThrow(readOnly);
    expect(() => controller.removeRow('/address/lines', 0)).toThrow(readOnly);
    expect(() => controller.moveRow('/address/lines', 0, 1)).toThrow(readOnly);
    expect(() => controller.chooseOption('/contact', 'option-2')).toThrow(readOnly);
    expect(() => controller.set('/contact', undefined)).toThrow(readOnly);
    expect(controller.getSnapshot()).toMatchObject({ data, canUndo: false, dirty: false });
  });

  test('a constant has its own reason', () => {
    expect(() => make().set('/version', 2)).toThrow('"/version" cannot be changed. It is constant.');
  });

  test('a value that is not allowed has its own reason, and can only be removed', () => {
    const closed = compileEidos({ type: 'object', additionalProperties: false });
    const controller = createController<unknown>(closed, { data: { b: 5 } });
    expect(() => controller.set('/b', 6)).toThrow('"/b" cannot be changed. It is not allowed.');
    controller.set('/b', undefined);
    expect(controller.getSnapshot()).toMatchObject({ data: {}, errors: [] });
  });

  test('a batch that reaches one takes no effect', () => {
    const controller = make();
    const change = () =>
      controller.batch(() => {
        controller.set('/note', 'New');
        controller.set('/total', 6);
      });
    expect(change).toThrow(readOnly);
    expect(controller.get('/note')).toBe('Old');
  });
});

test('the whole record may still change: reset, receive, undo and redo', () => {
  const controller = make();
  controller.receive({ ...data, total: 6 } as never);
  expect(controller.get('/total')).toBe(6);
  controller.set('/note', 'New');
  controller.undo();
  controller.redo();
  expect(controller.get('/note')).toBe('New');
  controller.reset({ ...data, total: 7 } as never);
  expect(controller.get('/total')).toBe(7);
});

test('a table of read-only rows may still lose and gain rows', () => {
  const rows = compileEidos({
    type: 'object',
    properties: { ids: { type: 'array', items: { type: 'string', readOnly: true } } },
  });
  const controller = createController(rows, { data: { ids: ['a', 'b'] } });
  controller.moveRow('/ids', 0, 1);
  controller.removeRow('/ids', 0);
  expect(() => controller.set('/ids/0', 'x')).toThrow(readOnly);
  expect(controller.get('/ids')).toEqual(['a']);
});
