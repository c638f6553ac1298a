import { compileEidos } from '../compiler/compile-eidos';
import type { UnionNode } from '../compiler/node';
import { createController, storeOf } from './create-controller';
import type { Controller } from './controller';
import { carryOver } from './carry-over';
import { refuse } from './refuse';
import { createRules } from '../rules/create-rules';

const number = { type: 'number' };
const text = { type: 'string' };

const compile = (properties: object) => compileEidos<object>({ type: 'object', properties });

/** The data of a list after an edit and another eidos of the same schema. */
function carry(list: object, data: readonly unknown[], edit: (controller: Controller) => void): unknown {
  const from = createController(compile({ list }), { data: { list: data } });
  edit(from);
  return carryOver(from, compile({ list }), {}).getSnapshot().data;
}

describe('a list of fixed items', () => {
  test('keeps what was emptied in it', () => {
    const pair = { type: 'array', prefixItems: [number, number], items: false };
    expect(carry(pair, [1, 2], (from) => from.setText('/list/0', ''))).toEqual({ list: [null, 2] });
  });

  test('keeps rows that were added after the items, in their order', () => {
    const list = { type: 'array', prefixItems: [number], items: { type: 'string' } };
    const edit = (from: Controller) => {
      from.insertRow('/list', 2, 'b');
      from.moveRow('/list', 2, 1);
    };
    expect(carry(list, [1, 'a'], edit)).toEqual({ list: [1, 'b', 'a'] });
  });

  test('does not get a removed item back', () => {
    const open = { type: 'array', prefixItems: [number] };
    expect(carry(open, [1, 'a', 'b'], (from) => from.removeRow('/list', 1))).toEqual({ list: [1, 'b'] });
  });
});

describe('a list that is one of another kind with another eidos', () => {
  const integer = { type: 'integer' };

  test.each([integer, text])(
    'drops the text of an item that would be a row which does not exist: %j',
    async (items) => {
      const from = createController(compile({ list: { type: 'array', prefixItems: [integer] } }), {});
      from.setText('/list/0', 'six');
      const to = carryOver(from, compile({ list: { type: 'array', items } }), {});
      expect(to.getSnapshot()).toMatchObject({ data: {}, errors: [] });
      expect(await to.submit()).toMatchObject({ status: 'submitted' });
    },
  );

  test('keeps what was entered in an option of an item, which comes back', () => {
    const options = ['A', 'B'].map((title) => {
      const name = `in${title}`;
      return {
        type: 'object',
        title,
        properties: { [name]: text, [`${name}Count`]: integer },
        required: [name],
      };
    });
    const item = { oneOf: options };
    const from = createController(compile({ list: { type: 'array', items: item } }), {
      data: { list: [{ inA: 'a' }] },
    });
    from.setText('/list/0/inACount', 'six');
    from.chooseOption('/list/0', 'option-2');
    const to = carryOver(from, compile({ list: { type: 'array', prefixItems: [item], items: item } }), {});
    to.chooseOption('/list/0', 'option-1');
    expect(to.get('/list/0')).toEqual({ inA: 'a' });
    expect(to.getField('/list/0/inACount').text).toBe('six');
  });

  test('keeps which errors of its items are shown, and those from elsewhere', () => {
    const least = { type: 'integer', minimum: 1 };
    const from = createController(compile({ list: { type: 'array', items: least } }), {
      data: { list: [0, 2] },
    });
    from.touch('/list/0');
    from.setErrors({ '/list/1': 'Taken.' });
    const to = carryOver(from, compile({ list: { type: 'array', prefixItems: [least, least] } }), {});
    const errors = to.getErrors('', 'shown').map(({ pointer, code }) => `${pointer} ${code}`);
    expect(errors).toEqual(['/list/0 minimum', '/list/1 server']);
  });

  const kinds = [
    { type: 'array', prefixItems: [integer, integer], items: false },
    { type: 'array', prefixItems: [integer], items: integer },
    { type: 'array', items: integer },
  ];

  test.each([
    [{ type: 'object', properties: { 1: integer } }, kinds[0]!, { 1: 0 }],
    [{ type: 'object', properties: { 1: integer } }, kinds[2]!, { 1: 0 }],
    [kinds[0]!, { type: 'object', properties: { 1: integer } }, [0, 0]],
  ])('leaves what is stored, although a text was typed in it: %j, then %j', async (list, other, data) => {
    const from = createController(compile({ list }), { data: { list: data } });
    from.setText('/list/1', 'six');
    const sent = jest.fn();
    const to = carryOver(from, compile({ list: other }), { onSubmit: sent });
    expect(to.getSnapshot()).toMatchObject({ data: { list: data }, dirty: false });
    await to.submit();
    expect(sent).not.toHaveBeenCalled();
    expect(storeOf(to).view.toSubmit()).toEqual({ list: data });
  });

  test.each(kinds.flatMap((one) => kinds.map((other) => [one, other])))(
    'keeps the texts of each step of undo and redo at their items: %j, %j',
    (list, other) => {
      const from = createController(compile({ list }), { data: { list: [1, 2] } });
      for (const typed of ['six', 'seven', 'eight', 'nine']) {
        from.setText('/list/1', typed);
        from.touch('/list/1');
      }
      from.undo();
      const to = carryOver(from, compile({ list: other }), {});
      const texts = [to.undo, to.undo, to.redo, to.redo, to.redo].map((travel) => {
        travel();
        return to.getField('/list/1').text;
      });
      expect(texts).toEqual(['seven', 'six', 'seven', 'eight', 'nine']);
    },
  );

  const mail = { title: 'Mail', type: 'object', properties: { to: text } };
  const item = { oneOf: [mail, { ...mail, title: 'Copy' }] };
  const lists = [
    { type: 'array', prefixItems: [item, item], items: false },
    { type: 'array', prefixItems: [item], items: item },
    { type: 'array', items: item },
  ];

  test.each(lists.flatMap((one) => lists.map((other) => [one, other])))(
    'keeps the option that was chosen in an item: %j, %j',
    (list, other) => {
      const data = { list: [{ to: 'a' }, { to: 'b' }] };
      const from = createController(compile({ list }), { data });
      const optionIn = (one: Controller) => {
        const { node, option } = one.getField('/list/1');
        return (node as UnionNode).options.findIndex(({ id }) => id === option);
      };
      from.chooseOption('/list/1', (from.getField('/list/1').node as UnionNode).options[1]!.id);
      const to = carryOver(from, compile({ list: other }), {});
      expect([optionIn(from), optionIn(to)]).toEqual([1, 1]);
    },
  );
});

describe('everything that was entered', () => {
  test('can be undone and redone step by step', () => {
    const from = createController(compile({ name: text, size: number }), { data: { name: 'a' } });
    from.setText('/name', 'b');
    from.touch('/name');
    from.setText('/size', '3x');
    from.touch('/size');
    from.setText('/size', '3');
    from.undo();
    const to = carryOver(from, compile({ name: text, size: number, note: text }), {});
    const shown = () => [to.get('/name'), to.getField('/size').text ?? to.get('/size')];
    const states = [shown()];
    for (const travel of [to.undo, to.undo, to.redo, to.redo, to.redo]) {
      travel();
      states.push(shown());
    }
    expect(states).toEqual([
      ['b', '3x'],
      ['b', undefined],
      ['a', undefined],
      ['b', undefined],
      ['b', '3x'],
      ['b', 3],
    ]);
    expect(to.getSnapshot()).toMatchObject({ canUndo: true, canRedo: false });
  });

  test('is shown again, a text that is not a value, when an eidos that locked its field is replaced', () => {
    const open = compile({ size: number });
    const from = createController(open, { data: { size: 2 } });
    from.setText('/size', '3x');
    const locked = carryOver(from, compile({ size: { ...number, readOnly: true } }), {});
    expect(locked.getField('/size')).toMatchObject({ text: undefined, value: 2, errors: [] });
    expect(locked.getSnapshot()).toMatchObject({ errors: [], dirty: false });
    expect(carryOver(locked, open, {}).getField('/size').text).toBe('3x');
  });

  test('is undone on top of what the server has sent since', () => {
    const from = createController(compile({ name: text, size: number }), { data: { name: 'a', size: 1 } });
    from.setText('/name', 'b');
    from.receive({ name: 'a', size: 2 });
    const to = carryOver(from, compile({ name: text, size: number }), {});
    to.receive({ name: 'a', size: 3 });
    to.undo();
    expect(to.getSnapshot()).toMatchObject({ data: { name: 'a', size: 3 }, dirty: false });
  });

  test('keeps the chosen option where several fit, and what was entered in the others', () => {
    const option = (title: string, name: string) => ({
      title,
      type: 'object',
      properties: { [name]: text, note: text },
    });
    const contact = { oneOf: [option('Mail', 'address'), option('Phone', 'number')] };
    const from = createController(compile({ contact }), { data: {} });
    const ids = (from.getField('/contact').node as UnionNode).options.map(({ id }) => id);
    from.chooseOption('/contact', ids[0]);
    from.setText('/contact/address', 'a@example.org');
    from.chooseOption('/contact', ids[1]);
    const to = carryOver(from, compile({ contact, other: text }), {});
    expect(to.getField('/contact').option).toBe(ids[1]);
    to.chooseOption('/contact', ids[0]);
    expect(to.get('/contact')).toEqual({ address: 'a@example.org' });
  });

  test('leaves a group with it, where the toolkit has filled in the rest', () => {
    const group = { type: 'object', properties: { kind: { const: 'x' }, name: text }, required: ['kind'] };
    const from = createController(compile({ group }), { data: {} });
    from.setText('/group/name', 'a');
    const to = carryOver(from, compile({ group }), {});
    to.setText('/group/name', '');
    expect(to.getSnapshot()).toMatchObject({ data: {}, dirty: false });
  });

  test('stays as it was typed, and its errors stay shown', async () => {
    const from = createController(compile({ size: number, name: { ...text, minLength: 2 } }), { data: {} });
    from.setText('/name', 'a');
    await from.submit();
    from.setText('/size', '3.');
    const to = carryOver(from, compile({ size: number, name: { ...text, minLength: 3 } }), {});
    expect(to.getField('/size')).toMatchObject({ value: 3, text: '3.' });
    expect(to.getErrors('', 'shown')).toMatchObject([{ pointer: '/name', values: { limit: 3 } }]);
  });

  test('is back where a text was typed, once another eidos has its field again', () => {
    const from = createController(compile({ size: number }), { data: {} });
    from.setText('/size', 'many');
    const without = carryOver(from, compile({ name: text }), {});
    expect(without.getSnapshot()).toMatchObject({ dirty: false, errors: [] });
    const to = carryOver(without, compile({ size: number }), {});
    expect(to.getField('/size')).toMatchObject({ text: 'many', errors: [{ code: 'number' }] });
  });

  test('is shown with its error where it does not fit any more', () => {
    const from = createController(compile({ seat: text, room: text }), { data: {} });
    from.set('/seat', 'A');
    from.set('/room', '12');
    const closed = compileEidos({
      type: 'object',
      properties: { seat: { type: 'integer' } },
      additionalProperties: false,
    });
    const to = carryOver(from, closed, {});
    expect(to.getField('').children).toEqual(['seat', 'room']);
    expect(to.getErrors('').map(({ pointer }) => pointer)).toEqual(['/seat', '/room']);
    to.set('/room', undefined);
    to.set('/seat', 4);
    expect(to.getSnapshot()).toMatchObject({ data: { seat: 4 }, errors: [] });
  });

  test('has no conflict with the defaults of another schema, which a new record gets', () => {
    const from = createController(compile({ name: text, size: number }));
    from.set('/name', 'a');
    const to = carryOver(
      from,
      compile({ name: { ...text, default: 'b' }, size: { ...number, default: 1 } }),
      { defaults: 'write' },
    );
    expect(to.getSnapshot()).toMatchObject({ data: { name: 'a', size: 1 }, changed: ['/name'] });
    expect(to.getField('/name').conflict).toBeUndefined();
  });

  test('is saved once a submit has stored it that was under way', async () => {
    let store = () => {};
    const onSubmit = () => new Promise<void>((resolve) => (store = resolve));
    const from = createController(compile({ name: text }), { data: { name: 'a' }, onSubmit });
    from.set('/name', 'b');
    const outcome = from.submit();
    await Promise.resolve();
    const to = carryOver(from, compile({ name: text, note: text }), { onSubmit });
    to.set('/note', 'c');
    expect(to.getSnapshot()).toMatchObject({ status: 'submitting', changed: ['/name', '/note'] });
    expect(await to.submit()).toEqual({ status: 'busy' });
    store();
    await outcome;
    expect(to.getSnapshot()).toMatchObject({ status: 'submitted', changed: ['/note'] });
    to.reset({ name: 'd' });
    from.touch('/name');
    expect(to.getSnapshot()).toMatchObject({ saved: { name: 'd' }, dirty: false });
  });

  test('shows why the server has refused it, once a submit has ended that was under way', async () => {
    let respond = (_refusal: unknown) => {};
    const onSubmit = () => new Promise((resolve) => (respond = resolve));
    const from = createController(compile({ name: text }), { data: { name: 'a' }, onSubmit });
    from.set('/name', 'b');
    const first = from.submit();
    const between = carryOver(from, compile({ name: text, note: text }), { onSubmit });
    between.receive({ name: 'a', note: 'c' });
    const to = carryOver(between, compile({ name: text, note: text, size: number }), { onSubmit });
    respond(refuse({ message: 'Closed', errors: { '/name': 'Taken' } }));
    expect(await first).toMatchObject({ status: 'failed', failure: 'Closed' });
    expect(to.getSnapshot()).toMatchObject({ status: 'failed', failure: 'Closed' });
    expect(to.getErrors('/name', 'shown')).toMatchObject([{ message: 'Taken' }]);
    const second = to.submit();
    respond(undefined);
    expect(await second).toEqual({ status: 'submitted' });
    expect(to.getSnapshot()).toMatchObject({ saved: { name: 'b', note: 'c' }, dirty: false });
  });

  test('is sent as it is on the screen once a check has returned that a submit waits for', async () => {
    let pass = (_result: undefined) => {};
    const plain = compileEidos({ type: 'object', properties: { name: { type: 'string' } } });
    const rules = createRules(plain, {
      asyncChecks: { '/name': () => new Promise<undefined>((resolve) => (pass = resolve)) },
      debounce: 0,
    });
    const onSubmit = jest.fn();
    const from = createController(plain, { data: { name: 'a' }, rules, onSubmit });
    from.set('/name', 'b');
    const outcome = from.submit();
    await Promise.resolve();
    const to = carryOver(from, compile({ name: text, note: text }) as never, { rules, onSubmit });
    to.set('/note' as never, 'c' as never);
    pass(undefined);
    await new Promise((resolve) => setTimeout(resolve));
    pass(undefined);
    expect(await outcome).toEqual({ status: 'submitted' });
    expect(onSubmit.mock.calls).toEqual([[{ name: 'b', note: 'c' }]]);
    expect(to.getSnapshot()).toMatchObject({ status: 'submitted', dirty: false });
  });
});

test('a text that a field of another kind takes is its value in the steps of undo and redo too', () => {
  const from = createController(compile({ size: number, name: text }));
  from.setText('/size', '12 cm');
  from.set('/name', 'Ada');
  from.set('/size', 5);
  from.undo();
  const to = carryOver(from, compile({ size: text, name: text }), {});
  expect(to.getSnapshot()).toMatchObject({ data: { size: '12 cm', name: 'Ada' }, errors: [] });
  to.undo();
  expect(to.getSnapshot()).toMatchObject({ data: { size: '12 cm' }, errors: [] });
  to.redo();
  to.redo();
  expect(to.get('/size')).toBe(5);
  to.undo();
  expect(to.get('/size')).toBe('12 cm');
});
