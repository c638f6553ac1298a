import { everyCheck, type Check } from './every-check';
import { runChecks } from './run-checks';

/** Runs the checks for one turn each and returns which were under way when each of them started. */
async function follow(checks: readonly Check[], failing: readonly string[] = []) {
  const running: string[] = [];
  const starts: Record<string, string[]> = {};
  const failed = await runChecks(checks, async ({ name }) => {
    starts[name] = [...running];
    running.push(name);
    await new Promise((resolve) => setTimeout(resolve));
    running.splice(running.indexOf(name), 1);
    return !failing.includes(name);
  });
  return { starts, failed };
}

const check = (name: string, more: Partial<Check> = {}): Check => ({ name, command: ['true'], ...more });

test('two checks run side by side, and no third', async () => {
  const { starts } = await follow([check('a'), check('b'), check('c')]);
  expect(starts).toMatchObject({ a: [], b: ['a'] });
  expect(starts.c?.length).toBeLessThan(2);
});

test('a check waits for those that write what it reads, also after one that failed', async () => {
  const { starts, failed } = await follow([check('a'), check('b', { after: ['a'] })], ['a']);
  expect(starts).toEqual({ a: [], b: [] });
  expect(failed).toEqual(['a']);
});

test('a check does not wait for one that was not requested', async () => {
  const { starts } = await follow([check('b', { after: ['a'] })]);
  expect(starts).toEqual({ b: [] });
});

test('nothing runs beside an exclusive check, and no independent check overtakes it', async () => {
  const { starts } = await follow([check('a'), check('b', { isAlone: true }), check('c', { isAlone: true })]);
  expect(starts).toEqual({ a: [], b: [], c: [] });
});

test('each check starts, once, with whatever it waits for before it', async () => {
  const { starts } = await follow(everyCheck);
  expect(Object.keys(starts).sort()).toEqual(everyCheck.map(({ name }) => name).sort());
  for (const { name, after = [] } of everyCheck)
    for (const earlier of after) expect(starts[name]).not.toContain(earlier);
});
