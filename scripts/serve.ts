import { existsSync } from 'node:fs';
import { readEnvironment } from '../lib/config/environment';
import { getSite } from '../lib/config/site';
import { serveFolder } from './serve-folder';

const { port } = readEnvironment();
const { basePath } = await getSite();

if (!existsSync('out/index.html')) {
  console.error(
    'There is no built site in `out/`. Run `npm run build` first, or `npm start` to build and serve.',
  );
  process.exit(1);
}

serveFolder('out', { port, basePath }).then(
  ({ url }) => console.log(`\nThe site is served at ${url}\nPress Ctrl+C to stop.`),
  (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is already in use. Stop the program that uses it, or choose another: \`PORT=${port + 1} npm start\`.`
        : `The server could not start: ${error.message}`,
    );
    process.exit(1);
  },
);
