import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createScreenTester } from '../../packages/eidos/src/testing';
import { expectAccessible } from '../expect-accessible';
import { expect, test } from '../test';
import { dataOf, savedOf } from './entries';
import { pageUrl } from './serve-page';

const styles = 'packages/eidos/src/styles.css';
/** The style sheet of shadcn with the utility classes that its components use. */
const tailwind = '.cache/looks/shadcn.css';
const looks = {
  toolkit: [styles],
  shadcn: [tailwind, styles],
  mui: [styles, 'packages/eidos/examples/mui/theme.css'],
};

const values = {
  name: 'Ada {x}',
  email: 'ada@example.com',
  day: '2026-03-09',
  seats: 3,
  price: 1234.5,
  size: 'M',
  country: 'Chile',
  city: 'Bern',
  member: true,
  gift: true,
  news: true,
  days: ['Tue'],
  topics: ['ink', 'pens'],
  notes: 'one\ntwo',
  contact: { number: '123' },
  address: { zip: '0 100', floor: 2 },
  lines: [
    { item: 'Pen', amount: 2 },
    { item: 'Ink', amount: 4 },
  ],
};

for (const [look, sheets] of Object.entries(looks)) {
  test.describe(look, () => {
    // In one process, as the styles of shadcn take longer to build than a test takes.
    test.describe.configure({ mode: 'default' });

    test.beforeAll(() => {
      if (look !== 'shadcn') return;
      const folder = 'packages/eidos/examples/shadcn';
      const input = readFileSync(`${folder}/app.css`);
      const options = [`--cwd=${folder}`, '--input=-', `--output=${path.resolve(tailwind)}`];
      execFileSync('npx', ['tailwindcss', ...options], { input, stdio: 'pipe' });
    });

    test.beforeEach(async ({ page }) => {
      await page.goto(`${pageUrl('e2e/toolkit/looks.page.tsx', sheets)}?look=${look}`);
      await page.getByRole('button', { name: 'Save' }).waitFor();
    });

    test('the keyboard alone fills in the fields and saves', async ({ page }) => {
      const press = async (keys: string) => {
        for (const key of keys.split(' ')) await page.keyboard.press(key);
      };
      const type = (text: string) => page.keyboard.type(text);
      await press('Tab');
      await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
      await type('Ada');
      await press('Tab Tab');
      await type('03092026');
      await page.getByRole('textbox', { name: 'Seats' }).focus();
      await press('ArrowUp ArrowUp Tab');
      await type('2.5');
      await press('Tab Space ArrowDown Tab');
      await expect(page.getByRole('combobox', { name: 'Country' })).toBeFocused();
      await type('Den');
      await press('Tab');
      await type('Co');
      await press('Enter Tab Space Tab Space Space Tab Space Tab Space Tab Tab');
      await type('ink');
      await press('Enter Tab');
      await page.getByRole('textbox', { name: 'Notes' }).focus();
      await type('one');
      await press('Enter');
      await type('two');
      await press('Tab Space Tab');
      await type('Main Street');
      await press('Control+s');
      await expect
        .poll(() => savedOf(page))
        .toEqual({
          name: 'Ada',
          day: '2026-03-09',
          seats: 2,
          price: 2.5,
          size: 'M',
          country: 'Denmark',
          city: 'Cork',
          member: true,
          gift: false,
          news: true,
          days: ['Mon'],
          topics: ['ink'],
          notes: 'one\ntwo',
          contact: { street: 'Main Street' },
        });
    });

    // The toolkit's own look is filled in by label in `create-screen-tester.test.tsx`, and screen.spec.ts looks at its errors.
    if (look === 'toolkit') return;

    test('an error is announced and gets the focus; every kind of field is filled in by its label', async ({
      page,
      complaints,
    }) => {
      const email = page.getByRole('textbox', { name: 'Email' });
      await email.fill('ada@');
      await email.blur();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveAccessibleDescription(/^Enter an email address/);
      await expect(page.getByRole('status')).toHaveText(/^Email: Enter an email address/);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('errors to fix').first()).toBeAttached();
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
      await page.getByRole('radio', { name: 'S', exact: true }).check();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(email).toBeFocused();
      expect(await savedOf(page)).toBeUndefined();
      expect(await dataOf(page)).toEqual({ name: 'Ada', size: 'S', email: 'ada@' });

      const tester = createScreenTester(page);
      await tester.fill('Name', values.name);
      await tester.fill('Email', values.email);
      await tester.fill('Day', values.day);
      await tester.fill('Seats', '3');
      await tester.fill('Price', '€1,234.50');
      await tester.fill('Size', 'M');
      await tester.fill('Country', 'Chile');
      await tester.fill('City', 'Bern');
      await tester.fill('Member', true);
      await tester.fill('Gift', true);
      await tester.fill('News', true);
      await tester.fill('Days', ['Tue']);
      await tester.fill('Topics', values.topics);
      await tester.fill('Notes', values.notes);
      await tester.fill('Contact', 'Phone');
      await tester.fill(['Contact', 'Number'], '123');
      await tester.fill(['Address', 'Zip'], '0 100');
      await tester.fill(['Address', 'Floor'], '2');
      await tester.paste('Lines', [
        ['Pen', '2'],
        ['Ink', '3'],
      ]);
      await tester.fill(['Lines', 2, 'Amount'], '4');
      await page.getByRole('textbox', { name: 'Name' }).fill('Eve');
      await page.keyboard.press('Control+z');
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(values.name);
      await tester.submit();
      await expect.poll(() => savedOf(page)).toEqual(values);
      expect(complaints).toEqual([]);
    });
  });
}
