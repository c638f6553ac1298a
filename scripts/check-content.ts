import { requireSoundLocales } from './locales/require-sound-locales';

// What the check compiles serves the next build.
Object.assign(process.env, { NODE_ENV: 'production' });

try {
  await requireSoundLocales();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
