import { run, type RunOptions } from 'axe-core';

// Colours can be checked only in a browser, and a fragment has no landmarks.
const options: RunOptions = {
  rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
};

/** Fails with a list of the faults that axe finds below `element`, and where they are. */
export async function expectAccessible(element: Element): Promise<void> {
  const { violations } = await run(element, options);
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}`),
  );
  expect(faults).toEqual([]);
}
