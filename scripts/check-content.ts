import { assertContentValid } from './assert-content-valid';

// What the check compiles serves the next build.
Object.assign(process.env, { NODE_ENV: 'production' });

try {
  await assertContentValid();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
