import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getSite } from '../lib/config/site';
import { checkPages } from '../lib/checks/content/check-pages';
import { useEnvironment } from '../lib/fixtures/use-environment';
import { getPageById, getSidebar } from '../lib/content/pages';
import { pipelineOptions } from '../lib/content/pipeline-options';
import { followRecipe, readRecipe, type RecipeStep } from '../scripts/repository/recipe';

// A process of its own compiles the pages.
jest.setTimeout(60_000);

const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
const recipes = ['Add a page', 'Add a category'].map((title) => readRecipe(contributing, title));
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'recipes-'));
  cpSync('content', path.join(copy, 'content'), { recursive: true });
  for (const steps of recipes) followRecipe(steps, copy);
});
beforeEach(() => useEnvironment({ CONTENT_DIR: path.join(copy, 'content') }));
afterAll(() => rmSync(copy, { recursive: true }));

/** The page that a recipe writes, and the sidebar of its section. */
async function readResult(steps: readonly RecipeStep[] = []) {
  const file = steps.find((step) => step.file.endsWith('.mdx'))?.file ?? '';
  const id = file.slice('content/docs/'.length, -'.mdx'.length);
  const page = await getPageById(id);
  const link = { kind: 'link', label: page.title, path: page.path };
  return { page, link, items: await getSidebar(id.split('/')[0] ?? '') };
}

test('“Add a page” leads to a page in the index and in its sidebar', async () => {
  const { link, items } = await readResult(recipes[0]);
  expect(items).toContainEqual(expect.objectContaining(link));
});

test('“Add a category” leads to a category in the sidebar with its page in it', async () => {
  const { link, items } = await readResult(recipes[1]);
  const category = items.find((item) => item.kind === 'category' && item.label === 'Spreadsheets');
  expect(category).toMatchObject({ items: [link] });
});

test('the pages of the recipes compile and can be drawn', async () => {
  const pages = (await Promise.all(recipes.map(readResult))).map(({ page }) => page);
  const options = pipelineOptions(await getSite());
  const checked = await checkPages({ folder: process.cwd(), pages, standalone: [], options });
  expect(checked.map(({ diagnostics }) => diagnostics)).toEqual([[], []]);
});
