import { parseArgs } from 'node:util';
import { assertContentValid } from './assert-content-valid';

// What the check compiles serves the next build.
Object.assign(process.env, { NODE_ENV: 'production' });

try {
  const { values } = parseArgs({ options: { all: { type: 'boolean' }, json: { type: 'boolean' } } });
  await assertContentValid(values);
} catch (error) {
  if (!process.argv.includes('--json')) console.error((error as Error).message);
  process.exit(1);
}
