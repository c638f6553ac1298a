import { requireSoundContent } from '../lib/checks/content/check-content';

// What the check compiles serves the next build.
Object.assign(process.env, { NODE_ENV: 'production' });

try {
  await requireSoundContent();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
