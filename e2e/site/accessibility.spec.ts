import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../test';
import { routes } from './routes';

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    for (const { path } of [...routes, { path: '/nowhere' }]) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.locator('html[data-hydrated]')).toBeAttached();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      });
    }
  });
}
