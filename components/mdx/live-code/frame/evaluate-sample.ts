import { createElement, type ComponentType, type ReactNode } from 'react';
import { guardLoops, guardName } from './guard-loops';
import { createScope } from './scope';
import type { RunMessage } from './protocol';

/** The name of the code of a sample in the stack of an error. */
const sourceName = 'live-sample';

/** `Function` puts its parameters and a bracket before the code. */
const linesBefore = 2;

/**
 * Runs a sample, which calls `render` with what it shows, or is that itself.
 * @param guard what its loops call on each turn
 */
export function evaluateSample(
  { code, noInline }: Pick<RunMessage, 'code' | 'noInline'>,
  guard: () => void,
  render: (element: ReactNode) => void,
) {
  if (noInline && !/\brender\s*\(/.test(code)) throw new Error('A sample has to call `render`.');
  const show = (shown: ReactNode | ComponentType) =>
    render(typeof shown === 'function' ? createElement(shown) : shown);
  const names = { ...createScope(), [guardName]: guard, render: show };
  const script = `${noInline ? '' : 'return '}${guardLoops(code, noInline)}\n//# sourceURL=${sourceName}`;
  // There is no other way to run the text of a reader; the frame is a sandbox.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  const shown = new Function(...Object.keys(names), script)(...Object.values(names)) as ReactNode;
  if (!noInline) show(shown);
}

/** An error in words, and the line of the sample's code that it was found or thrown in, where it says so. */
export function describeError(error: unknown): readonly [message: string, line: number | undefined] {
  const { loc, stack } = Object(error) as {
    readonly loc?: { readonly line: number };
    readonly stack?: string;
  };
  const thrown = new RegExp(`${sourceName}:(\\d+)`).exec(stack ?? '')?.[1];
  const line = loc?.line ?? (thrown === undefined ? undefined : Number(thrown) - linesBefore);
  return [String(error).replace(/ \(\d+:\d+\)$/, ''), line];
}
