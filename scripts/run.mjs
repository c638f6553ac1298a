import path from 'node:path';
import { createJiti } from 'jiti';

// Node 20 reads no TypeScript and knows no `@/`; jiti does both.
const jiti = createJiti(import.meta.url, { alias: { '@': process.cwd() } });
const [script, ...rest] = process.argv.slice(2);
process.argv.splice(2, process.argv.length, ...rest);
await jiti.import(path.resolve('scripts', `${script}.ts`));
