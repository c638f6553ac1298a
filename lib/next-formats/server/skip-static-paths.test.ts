/** @jest-environment node */
import Server from 'next/dist/server/dev/next-dev-server';
import { skipStaticPaths } from './skip-static-paths';

const { prototype } = Server as unknown as { prototype: { getStaticPaths?: (request: object) => unknown } };
const { getStaticPaths } = prototype;

afterEach(() => {
  prototype.getStaticPaths = getStaticPaths;
});

it('replaces the step in Next’s own server', async () => {
  skipStaticPaths();
  expect(prototype.getStaticPaths).not.toBe(getStaticPaths);
  expect(await prototype.getStaticPaths?.({})).toEqual({});
});

it('refuses a server without that step', () => {
  delete prototype.getStaticPaths;
  expect(() => skipStaticPaths()).toThrow(/next-dev-server has a shape that is not known/);
});
