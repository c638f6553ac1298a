import { exportLocale } from './export-locale';

try {
  await exportLocale({ ...process.env, NODE_ENV: 'production' });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
