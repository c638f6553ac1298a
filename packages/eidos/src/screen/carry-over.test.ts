import { compileEidos } from '../compiler/compile-eidos';
import { createController } from '../controller/create-controller';
import type { Controller } from '../controller/controller';
import { carryOver } from './carry-over';

const number = { type: 'number' };

/** The data of a list after an edit and another eidos of the same schema. */
function carry(list: object, data: readonly unknown[], edit: (controller: Controller) => void): unknown {
  const create = () =>
    createController<unknown>(compileEidos({ type: 'object', properties: { list } }), {
      data: { list: data },
    });
  const [from, to] = [create(), create()];
  edit(from);
  carryOver(from, to);
  return to.getSnapshot().data;
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
