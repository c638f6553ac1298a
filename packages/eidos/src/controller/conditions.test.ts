import fc from 'fast-check';
import { compileEidos } from '../compiler/compile-eidos';
import type { JsonSchema } from '../json/json-schema';
import { assertions } from '../validation/assertions';
import type { Controller } from './controller';
import { createController } from './create-controller';

/** Runs an action, and counts how often each of the constants in conditions is compared. */
function countEvaluations(action: () => void): ReadonlyMap<unknown, number> {
  const counts = new Map<unknown, number>();
  const original = assertions.enum.holds;
  const spy = jest.spyOn(assertions.enum, 'holds').mockImplementation((value, allowed) => {
    const [first] = allowed as readonly unknown[];
    counts.set(first, (counts.get(first) ?? 0) + 1);
    return original(value, allowed);
  });
  action();
  spy.mockRestore();
  return counts;
}

/** Reads everything that a screen shows. */
function show(controller: Controller, names: readonly string[]): void {
  controller.getSnapshot().errors.forEach(({ pointer }) => pointer);
  for (const name of controller.getField('').children) controller.getField(`/${name}`);
  for (const name of names) controller.getField(`/${name}`);
}

/** A condition on one field, which tells itself from others by the first value of its list. */
const when = (id: string, name: string): JsonSchema => ({
  required: [name],
  properties: { [name]: { enum: [id, true, 'x'] } },
});

test('one toggle among 200 conditions evaluates each at most twice', () => {
  const flags = Array.from({ length: 200 }, (_, index) => `flag${index}`);
  const eidos = compileEidos({
    type: 'object',
    properties: Object.fromEntries(flags.map((name) => [name, { type: 'boolean' }])),
    allOf: flags.map((name) => ({
      if: when(name, name),
      then: { properties: { [`${name}Note`]: { type: 'string', default: 'x' } } },
    })),
  });
  const notes = Object.fromEntries(flags.map((name) => [`${name}Note`, 'typed']));
  for (const data of [{}, notes, Object.fromEntries(flags.map((name) => [name, true]))]) {
    const controller: Controller = createController<unknown>(eidos, { data });
    show(controller, flags);
    for (const next of [true, false]) {
      const counts = countEvaluations(() => {
        controller.set('/flag7', next);
        show(controller, flags);
      });
      // Once to decide what is shown, and once by the validator.
      expect(Math.max(...counts.values())).toBeLessThanOrEqual(2);
    }
  }
});

const names = Array.from({ length: 20 }, (_, index) => `flag${index}`);
const flags = Object.fromEntries(names.map((name) => [name, { type: 'boolean' }]));
const noteOf = (name: string): JsonSchema => ({
  if: when(name, name),
  then: { properties: { [`${name}Note`]: { type: 'string', default: 'x' } } },
});
const group: JsonSchema = { type: 'object', properties: flags, allOf: names.map(noteOf) };
const dependent: JsonSchema = {
  type: 'object',
  properties: flags,
  dependentSchemas: Object.fromEntries(names.map((name) => [name, noteOf(name)])),
};
const rows = Array.from({ length: 20 }, (_, index) => ({ flag1: index % 2 === 0 }));

test.each([
  ['in a group of a group', { type: 'object', properties: { inner: group } }, {}, '/of/inner'],
  ['in a row', { type: 'array', items: group }, rows, '/of/4'],
  ['in dependentSchemas', dependent, {}, '/of'],
])('one toggle evaluates each condition at most twice %s', (_, of, data, pointer) => {
  const eidos = compileEidos({ type: 'object', properties: { of: of } });
  const controller: Controller = createController<unknown>(eidos, { data: { of: data } });
  const showAll = () => {
    controller.getSnapshot().errors.forEach((error) => error.pointer);
    for (const name of controller.getField(pointer).children) controller.getField(`${pointer}/${name}`);
  };
  showAll();
  const counts = countEvaluations(() => {
    controller.set(`${pointer}/flag7`, true);
    showAll();
  });
  expect(counts.get('flag7')).toBeGreaterThan(0);
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(2);
});

test('conditions that depend on each other in any order show the same as evaluated one by one', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const name = fc.constantFrom(...names);
  const link = fc.tuple(name, name).filter(([from, to]) => from !== to);
  fc.assert(
    fc.property(
      // Letters never depend on earlier ones in a circle, but are declared in any order.
      fc.array(
        link.map((pair) => pair.toSorted() as [string, string]),
        { minLength: 1, maxLength: 5 },
      ),
      fc.dictionary(name, fc.constantFrom('x', 'y')),
      (links, data) => {
        const conditional = new Set(links.map(([, to]) => to));
        const own = names.filter((one) => !conditional.has(one));
        const eidos = compileEidos({
          type: 'object',
          properties: Object.fromEntries(own.map((one) => [one, { type: 'string' }])),
          allOf: links.map(([from, to], at) => ({
            if: when(String(at), from),
            then: { properties: { [to]: { type: 'string' } } },
          })),
        });
        const controller: Controller = createController<unknown>(eidos, { data });
        const shown = new Set(controller.getField('').children);
        const isShown = (one: string) => shown.has(one);
        // Exactly those are shown whose condition holds for what is shown.
        for (const one of names.filter((each) => conditional.has(each))) {
          const holds = links.some(([from, to]) => to === one && isShown(from) && data[from] === 'x');
          expect([one, isShown(one)]).toEqual([one, holds]);
        }
      },
    ),
    { numRuns: 300 },
  );
});
