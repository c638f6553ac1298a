import { compileEidos } from '../compiler/compile-eidos';
import type { JsonSchema } from '../json/json-schema';
import { carryOver } from './carry-over';
import { createController } from './create-controller';

const number: JsonSchema = { type: 'integer' };
const kinds: readonly (readonly [kind: string, schema: JsonSchema, value: unknown])[] = [
  ['a group', { type: 'object', properties: { from: number } }, { from: 1 }],
  ['a list', { type: 'array', items: { type: 'object', properties: { from: number } } }, [{ from: 1 }]],
  ['a constant', { const: 'all' }, 'all'],
];
const open = (schema: JsonSchema, data: object) => createController<unknown>(compileEidos(schema), { data });
const shown = (controller: ReturnType<typeof open>, pointer: string) => {
  const { errors, changed } = controller.getSnapshot();
  const { text, value, dirty } = controller.getField(pointer);
  return { errors, changed, text, value, dirty };
};
const refused = {
  errors: [{ pointer: '/x', code: 'integer', values: {} }],
  changed: ['/x'],
  text: 'abc',
  value: 5,
  dirty: true,
};

describe.each(kinds)('a refused text where the value becomes %s', (_, other, value) => {
  const union = { type: 'object', properties: { x: { anyOf: [number, other] } } };
  const conditional = {
    type: 'object',
    properties: { kind: { type: 'string' } },
    if: { required: ['kind'], properties: { kind: { const: 'other' } } },
    then: { properties: { x: other } },
    else: { properties: { x: number } },
  };
  const none = { errors: [], changed: [], text: undefined, dirty: false };

  it('keeps its option, in conflict with newer data', () => {
    const controller = open(union, { x: 5 });
    controller.setText('/x', 'abc');
    expect(shown(controller, '/x')).toEqual(refused);
    for (const keep of ['mine', 'theirs'] as const) {
      controller.receive({ x: value });
      expect(shown(controller, '/x')).toMatchObject({ errors: refused.errors, text: 'abc' });
      expect(controller.getField('/x').conflict).toEqual({ theirs: value });
      controller.resolveConflict('/x', keep);
      expect(controller.getField('/x').conflict).toBeUndefined();
      if (keep === 'theirs') break;
      expect(shown(controller, '/x')).toMatchObject({ errors: refused.errors, text: 'abc' });
      controller.setText('/x', '7');
      expect(controller.getSnapshot()).toMatchObject({ data: { x: 7 }, errors: [] });
      controller.setText('/x', 'abc');
      controller.receive({ x: 5 });
    }
    expect(shown(controller, '/x')).toMatchObject(none);
    expect(controller.get('/x')).toEqual(value);
  });

  it('does not keep a value that the server removes', () => {
    const controller = open(conditional, { kind: 'own', x: 5 });
    controller.setText('/x', 'abc');
    controller.receive({ kind: 'other', x: value });
    controller.receive({ kind: 'other' });
    expect(controller.getSnapshot().data).toEqual({ kind: 'other' });
  });

  it('has no error under another condition, and is there again under its own', async () => {
    const controller = open(conditional, { kind: 'own', x: 5 });
    controller.setText('/x', 'abc');
    controller.receive({ kind: 'other', x: value });
    expect(shown(controller, '/x')).toMatchObject(none);
    await expect(controller.submit()).resolves.toEqual({ status: 'submitted' });
    controller.receive({ kind: 'own', x: 5 });
    expect(shown(controller, '/x')).toEqual(refused);
  });

  it('follows undo and redo', () => {
    const controller = open(union, { x: 5 });
    controller.setText('/x', 'abc');
    controller.set('/x', value as never);
    expect(shown(controller, '/x')).toMatchObject({ errors: [], text: undefined });
    controller.undo();
    expect(shown(controller, '/x')).toEqual(refused);
    controller.redo();
    expect(shown(controller, '/x')).toMatchObject({ errors: [], text: undefined });
  });

  it('has no error while another option is chosen', () => {
    const controller = open(union, { x: 5 });
    const { node } = controller.getField('/x');
    const [own, next] = node.kind === 'union' ? node.options : [];
    controller.setText('/x', 'abc');
    controller.chooseOption('/x', next!.id);
    expect(controller.getSnapshot().errors.filter(({ code }) => code === 'integer')).toEqual([]);
    controller.chooseOption('/x', own!.id);
    expect(shown(controller, '/x')).toEqual(refused);
  });

  it('has no error with another eidos, and is there again with the former one', () => {
    const controller = open({ type: 'object', properties: { x: number } }, { x: 5 });
    controller.setText('/x', 'abc');
    const to = carryOver(controller, compileEidos({ type: 'object', properties: { x: other } }), {});
    expect(to.getSnapshot().errors.filter(({ code }) => code === 'integer')).toEqual([]);
    expect(to.getField('/x').text).toBeUndefined();
    const back = carryOver(to, compileEidos({ type: 'object', properties: { x: number } }), {});
    expect(shown(back, '/x')).toEqual(refused);
  });
});

test('a refused text stays where a batch replaces its field and restores it', () => {
  const controller = open(
    {
      type: 'object',
      properties: { isFree: { type: 'boolean' } },
      if: { properties: { isFree: { const: true } }, required: ['isFree'] },
      then: { properties: { size: { type: 'string' } } },
      else: { properties: { size: { enum: ['S', 'M'] } } },
    },
    { isFree: false },
  );
  controller.setText('/size', '5');
  controller.batch(() => {
    controller.set('/isFree', true);
    controller.set('/isFree', false);
  });
  expect(controller.getField('/size')).toMatchObject({ text: '5', errors: [{ code: 'enum' }] });
  controller.batch(() => controller.set('/isFree', true));
  expect(controller.get('/size')).toBe('5');
});
