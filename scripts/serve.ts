import { existsSync } from 'node:fs';
import { readEnvironment } from '../lib/config/environment';
import { getSite } from '../lib/config/site';
import { listenFailure } from './require-free-port';
import { serveFolder } from './serve-folder';

const { host, port } = readEnvironment();
const { basePath } = await getSite();

if (!existsSync('out/index.html')) {
  console.error(
    'There is no built site in `out/`. Run `npm run build` first, or `npm start` to build and serve.',
  );
  process.exit(1);
}

try {
  const { url } = await serveFolder('out', { host, port, basePath });
  console.log(`\nThe site is served at ${url}\nPress Ctrl+C to stop.`);
} catch (error) {
  console.error(listenFailure(error as NodeJS.ErrnoException, { host, port }));
  process.exit(1);
}
