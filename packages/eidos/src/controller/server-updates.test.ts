import { compileEidos } from '../compiler/compile-eidos';
import { createController, storeOf } from './create-controller';

const eidos = compileEidos({
  type: 'object',
  properties: { count: { type: 'integer' }, name: { type: 'string' } },
});
const record = (count: number) => ({ count, name: 'Ada' });

test('updates between which nothing was saved here take the memory of one', () => {
  const controller = createController(eidos, { data: record(0) });
  controller.set('/name', 'Ann');
  for (let count = 1; count <= 100; count += 1) controller.receive(record(count));
  expect(storeOf(controller).history.past).toMatchObject([{ updates: [[record(0), record(100)]] }]);
  controller.undo();
  expect(controller.getSnapshot()).toMatchObject({ data: record(100), dirty: false });
});

test('a step has the updates that came after it, before and after a save', async () => {
  const controller = createController(eidos, { data: record(0) });
  controller.receive(record(1));
  controller.set('/name', 'Ann');
  controller.receive(record(2));
  await controller.submit();
  controller.set('/name', 'Eve');
  controller.receive({ count: 3, name: 'Ann' });
  const { past } = storeOf(controller).history;
  expect(past.map(({ updates }) => updates.length)).toEqual([2, 1]);
  const undone = [1, 2].map(() => {
    controller.undo();
    return controller.get('');
  });
  expect(undone).toEqual([{ count: 3, name: 'Ann' }, record(3)]);
  controller.redo();
  expect(controller.get('')).toEqual({ count: 3, name: 'Ann' });
});
