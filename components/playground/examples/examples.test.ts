/** @jest-environment node */
import { createController } from 'eidos';
import { compileSource } from '../frame/compile-source';
import { receiveLibrary } from '../frame/evaluate-zod';
import { findSyntaxProblems } from '../placed-problems';
import { examples, findExample, firstContent, firstExampleId } from './examples';

// Its channel would keep the test's process running.
jest.mock('../../mdx/live-code/frame/loop-guard', () => ({ createLoopGuard: () => () => undefined }));

beforeAll(() => {
  // The page sends a script to the frame; here its value is enough.
  Object.assign(globalThis, { zodForTest: jest.requireActual('zod') });
  receiveLibrary('const zodLibrary = globalThis.zodForTest');
});

test.each(examples.map((example) => [example.id, example] as const))(
  '%s compiles without a problem, and its data fits',
  async (_, { load }) => {
    const { language, schema, hints, data } = await load();
    expect(findSyntaxProblems('hints', hints)).toEqual([]);
    expect(findSyntaxProblems('data', data)).toEqual([]);
    const { compiled, report } = compileSource({ language, schema, hints });
    expect(report).toMatchObject({ problems: [], failure: undefined });
    expect(compiled!.eidos.root.kind).not.toBe('json');
    const controller = createController(compiled!.eidos, { data: JSON.parse(data) as object });
    const { errors } = controller.getSnapshot();
    // A form that is not complete lacks values; a wrong value would be a mistake of the example.
    expect(errors.filter(({ code }) => !['required', 'const', 'minItems'].includes(code))).toEqual([]);
  },
);

it('the first one needs no loading', async () => {
  expect(await findExample(firstExampleId)?.load()).toBe(firstContent);
});
