import { screen } from '@testing-library/react';
import { standardRegistry } from '../screen/standard-registry';
import { objectSchema, renderScreen } from '../testing/render-screen';

const schema = objectSchema({
  born: { type: 'string', format: 'date', readOnly: true },
  sent: { type: 'string', format: 'date-time', readOnly: true },
  visits: { type: 'array', readOnly: true, items: objectSchema({ on: { type: 'string', format: 'date' } }) },
});
const data = { born: '2026-03-09', sent: '2026-03-09T14:30:00+02:00', visits: [{ on: '2026-04-01' }] };

it('stored dates are shown as the locale writes them', () => {
  renderScreen(schema, { data, registry: standardRegistry, translations: { locale: 'de' } });
  expect(screen.getByText('09.03.2026')).toBeVisible();
  expect(screen.getByText('09.03.2026, 14:30 UTC+02:00')).toBeVisible();
  expect(screen.getByText('01.04.2026')).toBeVisible();
});

it.each(['2026-13-99', '2024-02-30', '0000-01-01'])('%s, which is not a date, is shown as it is', (born) => {
  renderScreen(schema, { data: { ...data, born }, registry: standardRegistry });
  expect(screen.getByText(born)).toBeVisible();
});

it.each(['2026-03-09T24:00:00Z', '2023-02-29T10:00:00Z'])(
  '%s, which is not a moment, is shown as it is',
  (sent) => {
    renderScreen(schema, { data: { ...data, sent }, registry: standardRegistry });
    expect(screen.getByText(sent)).toBeVisible();
  },
);
