import { parseArgs } from 'node:util';
import { requireSoundLocales } from './locales/require-sound-locales';

// What the check compiles serves the next build.
Object.assign(process.env, { NODE_ENV: 'production' });

try {
  const { values } = parseArgs({ options: { all: { type: 'boolean' }, json: { type: 'boolean' } } });
  await requireSoundLocales(values);
} catch (error) {
  if (!process.argv.includes('--json')) console.error((error as Error).message);
  process.exit(1);
}
