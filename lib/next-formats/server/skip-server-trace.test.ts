/** @jest-environment node */
import { loadBindings } from 'next/dist/build/swc';
import { skipServerTrace } from './skip-server-trace';

type Bundler = { createProject: unknown };

let bundler: Bundler;
let createProject: unknown;
beforeAll(async () => {
  bundler = ((await loadBindings()) as unknown as { turbo: Bundler }).turbo;
  ({ createProject } = bundler);
  expect(createProject).toBeInstanceOf(Function);
});
afterEach(() => {
  bundler.createProject = createProject;
});

it('only Next’s bundler receives the variable, however often the configuration is read', async () => {
  const create = jest.fn();
  bundler.createProject = create;
  await skipServerTrace();
  await skipServerTrace();
  (bundler.createProject as typeof create)({ env: { HOME: '/home' }, dev: false }, 'more');
  expect(create).toHaveBeenCalledTimes(1);
  expect(create).toHaveBeenCalledWith({ env: { HOME: '/home', NOW_BUILDER: '1' }, dev: false }, 'more');
  expect(process.env).not.toHaveProperty('NOW_BUILDER');
});

it('refuses a bundler that is started in another way', async () => {
  bundler.createProject = undefined;
  await expect(skipServerTrace()).rejects.toThrow(/next\/dist\/build\/swc has a shape that is not known/);
});
