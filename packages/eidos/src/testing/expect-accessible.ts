import { run, type RunOptions } from 'axe-core';

// Colours need a browser that lays out and paints; a fragment has no page around it.
const options: RunOptions = {
  rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
};

/** Fails with every fault that axe finds below `element`, and where it is. */
export async function expectAccessible(element: Element): Promise<void> {
  const { violations } = await run(element, options);
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}`),
  );
  expect(faults).toEqual([]);
}
