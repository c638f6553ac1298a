import { compileEidos } from '../compiler/compile-eidos';
import { plainContent } from './state';
import { createController, storeOf } from './create-controller';
import { createServerUpdates } from './server-updates';

const eidos = compileEidos({
  type: 'object',
  properties: { count: { type: 'integer' }, name: { type: 'string' } },
});
const { setting } = storeOf(createController(eidos)).view;
const record = (count: number) => Object.freeze({ count, name: 'Ada' });

test('updates between which nothing was kept take the memory of one', () => {
  const updates = createServerUpdates(setting);
  const seen = updates.mark();
  const kept = plainContent({ count: 0, name: 'Ann' });
  for (let count = 0; count < 100; count += 1)
    updates.add(record(count), record(count + 1), plainContent(record(count)));
  expect(seen.next).toBe(updates.mark());
  expect(updates.apply(kept, seen).data).toEqual({ count: 100, name: 'Ann' });
});

test('content keeps no update that it includes, and later ones still apply', () => {
  const updates = createServerUpdates(setting);
  const first = updates.mark();
  updates.add(record(0), record(1), plainContent(record(0)));
  const seen = updates.mark();
  expect(Object.values(seen)).not.toContain(first);
  updates.add(record(1), record(2), plainContent(record(1)));
  expect(updates.apply(plainContent(record(1)), seen).data).toEqual(record(2));
  const now = updates.mark();
  updates.add(record(2), record(3), plainContent(record(2)));
  expect(updates.apply(plainContent(record(2)), now).data).toEqual(record(3));
  expect(updates.apply(plainContent(record(0)), first).data).toEqual(record(3));
});
