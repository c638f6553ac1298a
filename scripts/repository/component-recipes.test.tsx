import { readFileSync } from 'node:fs';
import path from 'node:path';
import { copyRepository, keepAliasWithin } from './copy-repository';
import { listRepositoryFiles } from './list-repository';
import { followRecipe, readRecipe } from './recipe';

const copy = path.resolve('.cache/recipes/components');
const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
const steps = ['Add a component for writers', 'Add a callout type'].flatMap((title) =>
  readRecipe(contributing, title),
);
const tests = steps.map(({ file }) => file).filter((file) => /\.test\.tsx?$/.test(file));

copyRepository(copy);
followRecipe(steps, copy);
const sources = [...listRepositoryFiles(), ...steps.map(({ file }) => file)];
keepAliasWithin(
  copy,
  [...new Set(sources)].filter((file) => /^(?:components|lib|mdx-components).*\.tsx?$/.test(file)),
);

// Compiled before the tests, whose waits are short.
for (const { file } of steps)
  if (/\.tsx?$/.test(file) && !tests.includes(file)) jest.requireActual(path.join(copy, file));

// The tests that the recipes bring run here, as part of this one.
describe.each(tests)('%s, written by a recipe', (file) => {
  jest.requireActual(path.join(copy, file));
});
