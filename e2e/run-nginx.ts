import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findOnPath } from '../scripts/find-programs';
import { freePort, whenListening } from './start-server';

/** The nginx of this machine; undefined without one. */
export const nginx = process.env.NGINX_PATH || findOnPath(['nginx']);

/** The server; its URL has no slash at its end. */
export type RunningNginx = Awaited<ReturnType<typeof runNginx>>;

/**
 * Runs a real nginx over an export.
 * @param folder the export.
 * @param basePath path that the export was built for, without a slash at its end.
 * @param configure returns the server's configuration for a folder that holds the export below its path, and a port.
 */
export async function runNginx(
  folder: string,
  basePath: string,
  configure: (root: string, port: number) => string,
) {
  const place = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const root = basePath === '' ? path.resolve(folder) : path.join(place, 'root');
  if (basePath !== '') {
    mkdirSync(path.join(root, path.dirname(basePath)), { recursive: true });
    symlinkSync(path.resolve(folder), path.join(root, basePath));
  }
  const port = await freePort();
  const config = path.join(place, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const text = `daemon off; error_log stderr; pid ${place}/nginx.pid; ${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${place}/${name};`).join(' ')}
  ${configure(root, port)}
}
`;
  writeFileSync(config, text);
  const log: string[] = [];
  const server = spawn(nginx!, ['-c', config, '-p', place], { stdio: ['ignore', 'ignore', 'pipe'] });
  server.stderr.setEncoding('utf8').on('data', (printed: string) => log.push(printed));
  const ended = once(server, 'close');
  const close = async () => {
    server.kill();
    await ended;
    rmSync(place, { recursive: true });
  };
  try {
    await whenListening(port, 'nginx');
  } catch (error) {
    await close();
    throw new Error(`${(error as Error).message}\n${log.join('')}\n${text}`, {
      cause: error,
    });
  }
  return { url: `http://localhost:${port}${basePath}`, close };
}
