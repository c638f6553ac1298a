import { listChanges } from './changes';
import { createRowKeys } from './field-id';

const many = 200_000;

describe('changes', () => {
  it('are listed in any number in the lists of a list', () => {
    const keys = createRowKeys();
    const rows = (name: string) => [{ rows: Array.from({ length: many }, () => ({ name })) }];
    const old = rows('old');
    const changes = listChanges(keys.freeze(rows('new'), keys.of(old)), old, keys);
    expect(changes.length).toBeGreaterThan(many);
  });

  it('are listed in any number of entries of a map', () => {
    const map = (value: string) => Object.fromEntries(Array.from({ length: many }, (_, at) => [at, value]));
    expect(listChanges(map('new'), map('old'), createRowKeys())).toHaveLength(many);
  });
});
