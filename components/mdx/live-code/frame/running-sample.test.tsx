/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { RunningSample } from './running-sample';

// jsdom has no MessageChannel, which the guard needs.
jest.mock('./loop-guard', () => ({ createLoopGuard: () => () => undefined }));

test('each run is answered, also one that fails as the run before it did', async () => {
  const onResult = jest.fn<void, [error: string | undefined]>();
  const sampleOf = (run: number, code: string) => (
    <RunningSample sample={{ type: 'run', run, code, noInline: true }} onResult={onResult} />
  );
  const { rerender } = render(sampleOf(1, 'render(<p>One</p>);'));
  await act(async () => {});
  expect(onResult).toHaveBeenLastCalledWith(undefined);
  for (const [index, code] of [
    'render((<p>One</p>;',
    'render((<p>One</p>; ',
    'render((<p>One</p>; ',
  ].entries()) {
    onResult.mockClear();
    rerender(sampleOf(index + 2, code));
    await act(async () => {});
    expect(onResult).toHaveBeenLastCalledWith(expect.stringContaining('SyntaxError'));
  }
});

test('code that fails is not answered with the result of the code before it', async () => {
  const onResult = jest.fn<void, [error: string | undefined]>();
  const sampleOf = (run: number, code: string) => (
    <RunningSample sample={{ type: 'run', run, code, noInline: true }} onResult={onResult} />
  );
  const { rerender } = render(sampleOf(1, 'render(<p>One</p>);'));
  await act(async () => {});
  onResult.mockClear();
  rerender(sampleOf(2, 'render(<p>One</p>); {'));
  await act(async () => {});
  expect(onResult.mock.calls).toEqual([[expect.stringContaining('SyntaxError')]]);
});
