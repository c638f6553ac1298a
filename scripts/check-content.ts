import { assertContentValid } from './assert-content-valid';

// What the check compiles serves the next build.
Object.assign(process.env, { NODE_ENV: 'production' });

await assertContentValid();
