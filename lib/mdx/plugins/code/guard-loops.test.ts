import { guardLoops, guardName } from './guard-loops';

/** Runs guarded statements and counts the turns that their loops took. */
function countTurns(code: string) {
  let turns = 0;
  const guard = () => {
    turns += 1;
    if (turns > 100) throw new Error('stopped');
  };
  // The code under test is what a reader types; there is no other way to run it.
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call
  new Function(guardName, guardLoops(code, true))(guard);
  return turns;
}

it.each([
  ['for (let i = 0; i < 3; i++) { i; }', 3],
  ['let i = 0; while (i < 3) i++;', 3],
  ['let i = 0; do { i++ } while (i < 3)', 3],
  ['for (const x of [1, 2]) for (const y of [1, 2]) x + y;', 6],
  ['for (const key in { a: 1 }) ;', 1],
  ['const walk = () => { for (const x of [1]) x }; walk(); walk();', 2],
  ['const a: number = 1; for (let i: number = a; i < 2; i++);', 1],
])('makes every iteration of a loop call the guard: %s', (code, turns) => {
  expect(countTurns(code)).toBe(turns);
});

const endless = ['while (true) {}', 'for (;;);', 'do {} while (1)', 'outer: for (;;) continue outer'];

it.each(endless)('ends what would never end: %s', (code) => {
  expect(() => countTurns(code)).toThrow('stopped');
});

it('keeps one expression as one expression', () => {
  const code = guardLoops('function App() { while (true) {} }; ', false);
  expect(code).toMatch(/^\(function App\(\)/);
  expect(code).toContain(`${guardName}()`);
});

it.each([
  ['const a =\n;', true, 2],
  ['import x from "y"', false, 1],
  ['const a = 1;\n\nconst a = 2;', true, 3],
  ['\n\n() => {', false, 3],
  // Sucrase passes this on, and the browser itself would name no place.
  ['render(<b />);\n{', true, 2],
])('throws the line of code that does not parse: %j', (code, noInline, line) => {
  expect(() => guardLoops(code, noInline)).toThrow(
    expect.objectContaining({ loc: expect.objectContaining({ line }) as object }) as Error,
  );
});
