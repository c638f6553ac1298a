import { expect, test } from '../test';
import { cellAt, dataOf, openEntries, savedOf, table } from './entries';

test.use({ timezoneId: 'Europe/Berlin', locale: 'en-US' });
const moment = { sent: { type: 'string', format: 'date-time', title: 'Sent' } };
const day = { day: { type: 'string', format: 'date', title: 'Day' } };
const days = {
  rows: {
    type: 'array',
    title: 'Rows',
    items: { type: 'object', properties: { ...day, name: { type: 'string' } } },
  },
};

/** How a segment, counted from the first one, is written: it is cleared and typed again, or moved by an arrow key. */
const written = [
  ['date-time', '2026-07-15T10:00:00Z', 2, '2027', '2027-07-15T10:00:00Z'],
  ['date-time', '2026-07-15T10:00:00+05:30', 3, '08', '2026-07-15T08:00:00+05:30'],
  ['date-time', '2026-07-15T10:00:00.000Z', 0, '12', '2026-12-15T10:00:00.000Z'],
  ['date-time', '2026-07-15T10:00:30+02:00', 2, 'ArrowUp', '2027-07-15T10:00:30+02:00'],
  ['date-time', '2026-07-15t10:00:00.12z', 2, 'ArrowUp', '2027-07-15t10:00:00.12z'],
  ['date-time', '2026-07-15 10:00:00.5-00:00', 2, 'ArrowUp', '2027-07-15 10:00:00.5-00:00'],
  ['time', '10:00:00+05:30', 0, '08', '08:00:00+05:30'],
  ['time', '10:00:30z', 0, '08', '08:00:30z'],
  ['time', '10:00:00.5-00:00', 0, '08', '08:00:00.5-00:00'],
  ['time', '10:00:00.120Z', 0, '08', '08:00:00.120Z'],
] as const;

test('a segment of a date-time, and of a time, is written, and the rest is kept', async ({ page }) => {
  const fields = written.map(([format], at) => [`v${at}`, { type: 'string', format, title: `V${at}` }]);
  const data = Object.fromEntries(written.map(([, value], at) => [`v${at}`, value as string]));
  await openEntries(page, Object.fromEntries(fields) as Record<string, unknown>, data);
  await expect(page.getByText('Time zone: UTC+05:30', { exact: true }).first()).toBeVisible();
  for (const [index, [, , segment, keys, expected]] of written.entries()) {
    await page.getByLabel(`V${index}`, { exact: true }).focus();
    for (let at = 0; at < segment; at++) await page.keyboard.press('ArrowRight');
    if (keys === 'ArrowUp') await page.keyboard.press(keys);
    else {
      await page.keyboard.press('Backspace');
      expect(await dataOf(page)).toEqual(data);
      await page.keyboard.type(keys);
      await page.keyboard.press('Tab');
    }
    data[`v${index}`] = expected;
    expect(await dataOf(page)).toEqual(data);
  }
});

test('a new moment has the offset of its own date, and changes with the date', async ({ page }) => {
  await openEntries(page, { skipped: { ...moment.sent, title: 'Skipped' }, ...moment });
  await page.getByLabel('Skipped').focus();
  await page.keyboard.type('03282027');
  await page.keyboard.type('023000AM');
  expect(await dataOf(page)).toEqual({ skipped: '2027-03-28T02:30:00+01:00' });
  await page.getByLabel('Sent').focus();
  await page.keyboard.type('01152027');
  await page.keyboard.type('103000AM');
  expect(await dataOf(page)).toMatchObject({ sent: '2027-01-15T10:30:00+01:00' });
  await page.getByLabel('Sent').blur();
  await page.getByLabel('Sent').focus();
  for (let month = 1; month < 7; month++) await page.keyboard.press('ArrowUp');
  expect(await dataOf(page)).toMatchObject({ sent: '2027-07-15T10:30:00+02:00' });
});

test('a new moment in a cell has the offset of its own date, an older one its own', async ({ page }) => {
  const columns = table({ ...moment, name: { type: 'string' } });
  const older = '2026-06-15T10:00:00+02:00';
  await openEntries(page, columns, { rows: [{ name: 'a' }, { sent: older }] });
  await cellAt(page, 1, 2).click();
  await page.keyboard.press('F2');
  await page.keyboard.type('06152027');
  await page.keyboard.type('103000AM');
  await page.keyboard.press('Enter');
  for (let month = 0; month < 6; month++) {
    for (const row of [1, 2]) {
      await cellAt(page, row, 2).click();
      await page.keyboard.press('F2');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
    }
  }
  expect(await dataOf(page)).toEqual({
    rows: [{ name: 'a', sent: '2027-12-15T10:30:00+01:00' }, { sent: '2026-12-15T10:00:00+02:00' }],
  });
});

test('a date that is cleared by segments is empty in the end, and reported by Enter before', async ({
  page,
}) => {
  await openEntries(
    page,
    { ...day, due: { ...day.day, title: 'Due' } },
    { day: '2026-05-06', due: '2026-05-06' },
  );
  await page.getByLabel('Day').focus();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Backspace');
  expect(await dataOf(page)).toMatchObject({ day: '2026-05-06' });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Backspace');
  expect(await dataOf(page)).toEqual({ due: '2026-05-06' });
  await page.getByLabel('Due').focus();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Due')).toHaveAccessibleErrorMessage(/Enter a date/);
  await expect(page.getByText('Not saved: 1 error to fix.').first()).toBeVisible();
  await expect(page.getByLabel('Due')).toBeFocused();
  expect(await savedOf(page)).toBeUndefined();
});

test('an incomplete date in a cell is kept with an error, and reported by Save', async ({ page }) => {
  await openEntries(page, days, { rows: [{ day: '2026-05-06', name: 'a' }, { name: 'b' }] });
  const save = page.getByRole('button', { name: 'Save' });
  const [cell, empty] = [cellAt(page, 1, 2), cellAt(page, 2, 2)];
  await cell.click();
  await page.keyboard.press('F2');
  await page.keyboard.press('Backspace');
  await save.click();
  await expect(cell).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Not saved: 1 error to fix.').first()).toBeVisible();
  await cell.click();
  await page.keyboard.press('F2');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(cell).toHaveText(/Jun 6, 2026/);
  await expect(cell).not.toHaveAttribute('aria-invalid', 'true');
  await test.step('after Enter', async () => {
    await cell.click();
    await page.keyboard.press('F2');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await expect(cell).toHaveAttribute('aria-invalid', 'true');
    expect(await dataOf(page)).toMatchObject({ rows: [{ day: '2026-06-06' }, { name: 'b' }] });
    await save.click();
    await expect(cell).toBeFocused();
  });
  await test.step('the first segments in an empty cell', async () => {
    await empty.click();
    await page.keyboard.press('F2');
    await page.keyboard.type('05');
    await page.keyboard.press('Enter');
    await expect(empty).toHaveAttribute('aria-invalid', 'true');
    await save.click();
    await expect(page.getByText('Not saved: 2 errors to fix.').first()).toBeVisible();
  });
  expect(await savedOf(page)).toBeUndefined();
});
