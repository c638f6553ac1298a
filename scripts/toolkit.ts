import { buildToolkit } from './build-toolkit';

try {
  await buildToolkit();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
