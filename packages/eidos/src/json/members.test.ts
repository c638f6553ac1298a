import { deepFreeze, mapMembers, recordFor } from './members';

describe('recordFor', () => {
  it.each([2, 2000])('a record for %d members is a plain object', (size) => {
    const record = recordFor<number>(size);
    for (let member = 0; member < size; member += 1) record[`name${member}`] = member;
    expect(Object.getPrototypeOf(record)).toBe(Object.prototype);
    expect(Object.keys(record)).toHaveLength(size);
    expect(Object.entries(record).at(-1)).toEqual([`name${size - 1}`, size - 1]);
  });
});

describe('mapMembers', () => {
  it('returns the same object when no member changes', () => {
    const members = { one: 1, two: { inner: true } };
    expect(mapMembers(members, (value) => value)).toBe(members);
  });

  it('replaces members in their order, and leaves out those that become undefined', () => {
    const changed = mapMembers({ one: 1, two: 2, three: 3 }, (value, name) =>
      name === 'two' ? undefined : Number(value) * 2,
    );
    expect(Object.entries(changed)).toEqual([
      ['one', 2],
      ['three', 6],
    ]);
  });
});

describe('deepFreeze', () => {
  it('freezes everything inside a value', () => {
    const value = { list: [{ name: 'Ada' }] };
    deepFreeze(value);
    expect(Object.isFrozen(value.list[0])).toBe(true);
  });
});
