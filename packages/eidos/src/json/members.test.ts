import { deepFreeze, mapMembers } from './members';

describe('mapMembers', () => {
  it('returns the same object when no member changes', () => {
    const members = { one: 1, two: { inner: true } };
    expect(mapMembers(members, (value) => value)).toBe(members);
  });

  it('replaces members in their order, and leaves out those that become undefined', () => {
    const changed = mapMembers({ one: 1, two: 2, three: 3 }, (value, name) =>
      name === 'two' ? undefined : Number(value) * 2,
    );
    expect(changed).toBeInstanceOf(Object);
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
