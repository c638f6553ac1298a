import { format } from 'node:util';

/** Messages that reached the console. */
const unexpected: string[] = [];

for (const level of ['error', 'warn'] as const)
  console[level] = (...values: unknown[]) => void unexpected.push(`console.${level}: ${format(...values)}`);

// A warning that nobody expects is a bug, and thousands of them hide the one that matters.
afterEach(() => {
  const [first] = unexpected.splice(0);
  if (first !== undefined) throw new Error(`The test logged an unexpected message: ${first}`);
});
