import { expectAccessible } from '../expect-accessible';
import { openSample } from '../open-page';
import { expect, test } from '../test';

test('the insurance claim is filled in, reviewed, signed and sent on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const claim = await openSample(page, 'docs/examples/insurance_claim');
  const field = (name: string) => claim.getByRole('textbox', { name, exact: true });
  const next = () => claim.getByRole('button', { name: 'Next' }).click();

  await claim.getByRole('combobox', { name: 'Holder' }).click();
  await claim.getByRole('option', { name: 'Grace Hopper' }).click();
  await field('From').fill('2026-03-09');
  await field('To').fill('2026-03-01');
  await claim.getByRole('checkbox', { name: 'Police called' }).check();
  await claim.getByRole('radio', { name: 'Theft' }).check();
  await next();
  await expect(field('To')).toHaveAccessibleErrorMessage('Choose a later day.');
  await expect(field('Report')).toHaveAccessibleErrorMessage('Fill in this field.');
  await expectAccessible(page);
  await field('To').fill('2026-03-10');
  await field('Report').fill('R 17');
  await claim.getByRole('radio', { name: 'Car' }).check();
  await field('Plate').fill('B-1');
  await field('Amount €').fill('€1,234.50');
  await next();

  await claim.getByRole('button', { name: /Add/ }).first().click();
  await field('Name').fill('Bo');
  await expectAccessible(page);
  await next();

  await claim.getByRole('button', { name: 'Deutsch' }).click();
  await expect(claim.getByText('1.234,50 €', { exact: true })).toBeVisible();
  await field('Unterschrift').fill('Grace Hopper');
  await expectAccessible(page);
  const sent = page.waitForEvent('console', (message) => message.text().startsWith('sent'));
  await claim.getByRole('button', { name: 'Speichern' }).click();
  expect(await (await sent).args()[1]?.jsonValue()).toMatchObject({
    holder: 'Grace Hopper',
    incident: { from: '2026-03-09', to: '2026-03-10', policeCalled: true, report: 'R 17' },
    damage: { kind: 'Car', plate: 'B-1', amount: 1234.5 },
    people: [{ name: 'Bo' }],
    signature: 'Grace Hopper',
  });
});
