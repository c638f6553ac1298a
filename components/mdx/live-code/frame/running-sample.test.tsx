/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RunningSample } from './running-sample';

// jsdom has no MessageChannel, which the guard needs.
jest.mock('./loop-guard', () => ({ createLoopGuard: () => () => undefined }));

const onResult = jest.fn<void, [error?: string, line?: number]>();
let run = 0;
let rerender: ((ui: React.ReactElement) => void) | undefined;

/** Runs a sample in the place of the one before it. */
async function runSample(code: string, noInline = true) {
  onResult.mockClear();
  run += 1;
  const sample = <RunningSample sample={{ type: 'run', run, code, noInline }} onResult={onResult} />;
  if (rerender) rerender(sample);
  else ({ rerender } = render(sample));
  await pass();
}

/** Lets timers of that time run, in ms, and React work. */
const pass = (ms = 0) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

beforeEach(() => {
  rerender = undefined;
  // React reports each error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

const outdated = () => screen.getByText('One').closest('[data-outdated]');

test('each run is answered, also one that fails as the run before it did', async () => {
  await runSample('render(<p>One</p>);');
  expect(onResult.mock.calls).toEqual([[]]);
  for (const code of ['render((<p>One</p>;', 'render((<p>One</p>; ', 'render((<p>One</p>; ']) {
    await runSample(code);
    expect(onResult.mock.calls).toEqual([[expect.stringContaining('SyntaxError'), 1]]);
    expect(outdated()).toBeVisible();
  }
  await runSample('render(<p>One</p>);');
  expect(onResult).toHaveBeenLastCalledWith();
  expect(outdated()).toBeNull();
});

/** An application of five lines whose hook throws in the second. */
const throwingIn = (hook: string) =>
  `function App() {\n  ${hook}(() => { throw new Error("no"); }, []);\n  return <p>P</p>;\n}\nrender(<App />)`;

test.each([
  ['does not parse', 'render(<p>One</p>); {', 1],
  ['is thrown at once', 'const a: number[] =\n  null.map(String);\nrender(<p>One</p>)', 2],
  ['is thrown in a component', 'type A = {\n  a: 1;\n};\nconst App = ({ a }: A) => a.b;\nrender(<App />)', 4],
  ['is thrown in a layout effect', throwingIn('useLayoutEffect'), 2],
  ['is thrown in an effect', throwingIn('useEffect'), 2],
  ['is thrown in an expression', '\n() => (\n  <p>{missing}</p>\n)', 3, false],
  ['is thrown by the toolkit', 'render(<p>{compileEidos(\n  null)}</p>)', 1],
  ['is that nothing can be rendered', 'render()', 1],
  ['is that nothing is rendered', 'const a = 1;', undefined],
])('an error that %s names its line; the last result stays', async (_how, code, line, noInline = true) => {
  await runSample('render(<p>One</p>);');
  await runSample(code, noInline);
  expect(onResult.mock.calls).toEqual([[expect.any(String), line]]);
  expect(onResult.mock.calls[0]?.[0]).not.toMatch(/\d:\d|No-Inline/);
  expect(outdated()).toBeVisible();
});

test('a sample that crashes as it is used is shown as it began, and not again and again', async () => {
  const counter =
    'function App() {\n  const [count, setCount] = useState(1);\n  if (count > 1) throw new Error("no");\n';
  await runSample(`${counter}  return <button onClick={() => setCount(2)}>One</button>;\n}\nrender(<App />)`);
  await userEvent.click(screen.getByRole('button'));
  expect(onResult).toHaveBeenLastCalledWith('Error: no', 3);
  expect(outdated()).toBeVisible();
  await userEvent.click(screen.getByRole('button'));
  expect(onResult).toHaveBeenLastCalledWith('Error: no', 3);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a sample that crashes later each time leaves the result before it', async () => {
  await runSample('render(<p>One</p>);');
  await runSample(
    'function App() {\n  const [a, setA] = useState("");\n  useEffect(() => void setTimeout(() => setA(null), 20), []);\n  return <p>{a.length}</p>;\n}\nrender(<App />)',
  );
  await pass(20);
  await pass(30);
  expect(onResult).toHaveBeenLastCalledWith(expect.stringContaining('null'), 4);
  expect(outdated()).toBeVisible();
});

test('an older run that renders late does not replace the newer result', async () => {
  await runSample('setTimeout(() => render(<p>Late</p>), 10); setTimeout(() => render(), 10);');
  await runSample('render(<p>One</p>);');
  await pass(20);
  expect(onResult.mock.calls).toEqual([[]]);
  expect(outdated()).toBeNull();
});

const ends = ['<p>One</p> // note', '<p>{[1]?.length ?? 2}One</p>'];

test.each(ends)('an expression may end in a comment, and use what older browsers lack: %s', async (code) => {
  await runSample(code, false);
  expect(onResult.mock.calls).toEqual([[]]);
});
