import { exportLocale } from './export-locale';

await exportLocale({ ...process.env, NODE_ENV: 'production' });
