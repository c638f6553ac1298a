import { chromium } from '@playwright/test';
import { buildSite } from './build-site';
import { findBrowser } from './find-programs';
import { checkShape } from './shapes/check-shape';
import { shapes } from './shapes/shapes';
import { writeShape } from './shapes/write-shape';

// Builds a site of each shape, or of those that are named, and reads it in a browser.

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !shapes.some((shape) => shape.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no shape ${unknown.join(', ')}. The shapes are: ${shapes.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

const browser = await chromium.launch({ executablePath: findBrowser('test'), args: ['--no-sandbox'] });
const results: string[] = [];
for (const shape of shapes) {
  if (wanted.length > 0 && !wanted.includes(shape.name)) continue;
  const folder = `.cache/shapes/${shape.name}`;
  const written = writeShape(shape, folder);
  const problems = await buildSite(`${folder}/out`, written.env)
    .then(() => checkShape(browser, `${folder}/out`, written, shape.hasSidebar))
    .catch((error: unknown) => [`It was not built: ${String(error)}`]);
  for (const problem of problems) console.error(`${shape.name}: ${problem}`);
  results.push(`${shape.name}: ${problems.length === 0 ? 'passed' : `${problems.length} problems`}`);
  if (problems.length > 0) process.exitCode = 1;
}
await browser.close();
console.log(results.join('\n'));
