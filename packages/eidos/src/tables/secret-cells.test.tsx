import { screen } from '@testing-library/react';
import { objectSchema, renderScreen } from '../testing/render-screen';
import { standardRegistry } from '../screen/standard-registry';

const secret = { writeOnly: true };
const columns = {
  name: { type: 'string' },
  pin: { type: 'integer', 'x-eidos': { total: 'sum' }, ...secret },
  limit: { oneOf: [{ const: null, title: 'Unlimited' }, { type: 'integer' }], ...secret },
  active: { type: 'boolean', ...secret },
  day: { type: 'string', format: 'date', ...secret },
  state: {
    oneOf: [
      { const: 'o', title: 'Open' },
      { const: 's', title: 'Shut' },
    ],
    ...secret,
  },
};
const rows = { type: 'array', items: objectSchema(columns) };
const data = { rows: [{ name: 'Ada', pin: 4711, limit: null, active: true, day: '2026-03-09', state: 'o' }] };

it.each(['editable-table', 'display-table'])('no %s tells a write-only value', async (widget) => {
  const schema = objectSchema({ rows: { ...rows, 'x-eidos': { widget } } });
  const { container } = renderScreen(schema, { data, registry: standardRegistry });
  await screen.findByText('Ada');
  expect(container).not.toHaveTextContent(/4[,.]?711|Unlimited|Yes|2026|Open/);
  expect(container.querySelector('input:checked')).toBeNull();
});
