import type { ComponentType } from 'react';
import { generateElement, renderElementAsync } from 'react-live';
import { guardLoops, guardName } from '@/lib/mdx/plugins/code/guard-loops';
import { createScope } from './scope';
import type { RunMessage } from './protocol';

/** The name of the code of a sample in the stack of an error. */
const sourceName = 'sample';

/** The line with that name; `Function` puts its parameters and a bracket before it. */
const linesBefore = 3;

/**
 * Runs a sample, which calls `render` with what it shows, or is that itself.
 * @param guard what its loops call on each turn
 * @param render receives the sample as a component, which renders nothing once it has crashed
 * @param onCrash receives each error that is thrown while the component renders
 * @throws the first error of the code
 */
export function evaluateSample(
  { code, noInline }: Pick<RunMessage, 'code' | 'noInline'>,
  guard: () => void,
  render: (Sample: ComponentType) => void,
  onCrash: (error: unknown) => void,
) {
  const input = {
    code: `//# sourceURL=${sourceName}\n${guardLoops(code, noInline)}`,
    scope: { ...createScope(), [guardName]: guard },
    enableTypeScript: true,
  };
  if (noInline && !/render\s*\(/.test(code)) throw new Error('Nothing is rendered. Call `render(<App />)`.');
  if (noInline) renderElementAsync(input, render, onCrash);
  else render(generateElement(input, onCrash));
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
