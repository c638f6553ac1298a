import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import { writeFiles } from '../lib/config/fixtures/write-content';
import { requireFreePort, serveFolder } from './serve-folder';

const site = writeFiles({ '404.html': '', 'index.html': 'home', 'a&b@c+%26.html': 'odd' });

/** Addresses by which other machines know this one. */
const publicAddresses = Object.values(os.networkInterfaces())
  .flatMap((each) => each ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address);

describe('npm start', () => {
  it('reports a taken port before it builds', async () => {
    const server = createServer();
    await once(server.listen(0, 'localhost'), 'listening');
    const { port } = server.address() as AddressInfo;
    // Asked by another process, which has to be able to answer meanwhile.
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'start'], {
      encoding: 'utf8',
      env: { ...process.env, PORT: String(port) },
    });
    server.close();
    const advice = `Stop the program that uses it, or choose another: PORT=${port + 1}.\n`;
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toBe(`Port ${port} is already in use. ${advice}`);
  });

  it('refuses a host that is not this machine', async () => {
    const refusal = 'HOST is `203.0.113.1`, which is not an address of this machine.';
    await expect(requireFreePort({ host: '203.0.113.1', port: 0 })).rejects.toThrow(refusal);
  });
});

describe('serveFolder', () => {
  it('finds a file by any form of its name', async () => {
    const { url, close } = await serveFolder(site, { port: 0, basePath: '' });
    const names = ['a&b@c+%2526', 'a%26b%40c%2b%2526.html', '%61%26b@c+%2526?x=%26'];
    const answers = await Promise.all(names.map(async (name) => (await fetch(`${url}/${name}`)).text()));
    await close();
    expect(answers).toEqual(names.map(() => 'odd'));
  });

  it('serves nothing below a path that only begins like its own', async () => {
    const { url, close } = await serveFolder(site, { port: 0, basePath: '/x' });
    const found = await Promise.all(['', '?y', '/', 'index.html', 'y'].map((rest) => fetch(url + rest)));
    await close();
    expect(found.map(({ status }) => status)).toEqual([200, 200, 200, 404, 404]);
  });

  it('listens on this machine only', async () => {
    const { url, close } = await serveFolder(site, { port: 0, basePath: '' });
    expect(await (await fetch(url)).text()).toBe('home');
    const { port } = new URL(url);
    for (const address of publicAddresses)
      await expect(fetch(`http://${address}:${port}`)).rejects.toThrow('fetch failed');
    await close();
  });

  it('listens on every address when HOST says so', async () => {
    const { url, close } = await serveFolder(site, { host: '0.0.0.0', port: 0, basePath: '' });
    const { hostname, port } = new URL(url);
    expect(hostname).toBe('localhost');
    for (const address of publicAddresses)
      expect((await fetch(`http://${address}:${port}`)).status).toBe(200);
    await close();
  });
});
