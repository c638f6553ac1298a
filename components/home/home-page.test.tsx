import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HomePage } from './home-page';
import SampleScreen from './sample-screen';
import SampleTable from './sample-table';
import reservation from './reservation.json';
import { sampleText } from './sample';

const figures = { size: '58.5 KiB', sizeOfRjsf: '129.9 KiB', keystroke: '5 ms', keystrokeOfRjsf: '24.2 ms' };

// The browser's own way to write into a field, which this document lacks.
beforeEach(() => Object.assign(document, { execCommand: () => false }));

function renderHome(measured: typeof figures | undefined = figures) {
  render(
    <HomePage
      tagline="Screens from a schema"
      install={null}
      rows={null}
      example={null}
      screen={<SampleScreen />}
      table={<SampleTable />}
      figures={measured}
    />,
  );
}

const schemaField = () => screen.getByRole('textbox', { name: 'The schema' });
const form = () => within(screen.getByRole('region', { name: 'The form' }));

it('the schema that is shown is the one that the screen is rendered from', () => {
  expect(JSON.parse(sampleText)).toEqual(reservation.schema);
  renderHome();
  expect(schemaField()).toHaveValue(sampleText);
});

it('the screen next to it works: it shows errors of what is typed', async () => {
  renderHome();
  const guests = form().getByLabelText(/Guests/);
  await userEvent.clear(guests);
  await userEvent.type(guests, '0');
  await userEvent.tab();
  expect(guests).toBeInvalid();
});

it('the screen follows the schema that is written, and keeps what was entered', async () => {
  renderHome();
  await userEvent.clear(form().getByLabelText(/Name/));
  await userEvent.type(form().getByLabelText(/Name/), 'Grace');
  await userEvent.clear(schemaField());
  await userEvent.click(schemaField());
  await userEvent.paste(
    '{ "type": "object", "properties": { "name": { "type": "string", "title": "Host" } } }',
  );
  expect(await form().findByLabelText('Host')).toHaveValue('Grace');
});

it('a problem of the schema is shown with its line and its fix, and the screen stays', async () => {
  renderHome();
  await userEvent.clear(schemaField());
  await userEvent.click(schemaField());
  await userEvent.paste('{\n  "type": "object",\n  "properties": { "name": { "type": "strin" } }\n}');
  const problem = await screen.findByRole('button', { name: /line 3/ });
  expect(problem).toHaveTextContent('string');
  // The code is a word of its own, not the end of the fix.
  expect(problem).toHaveAccessibleName(/[.?] [a-z-]+$/);
  expect(form().getByLabelText(/Guests/)).toBeVisible();
});

it('a problem of the schema is announced by what was there before it', async () => {
  renderHome();
  const live = [...document.querySelectorAll('[aria-live]')];
  await userEvent.clear(schemaField());
  await userEvent.click(schemaField());
  await userEvent.paste('{\n  "type": "strin"\n}');
  const problem = await screen.findByRole('button', { name: /line 2/ });
  expect(live.some((region) => region.contains(problem))).toBe(true);
});

it('the table can be changed, and undone', async () => {
  renderHome();
  const table = within(screen.getByRole('region', { name: 'Tables that work like a spreadsheet' }));
  await userEvent.click(table.getByRole('gridcell', { name: 'Oil can' }));
  await userEvent.keyboard('Oil drum{Enter}');
  expect(await table.findByRole('gridcell', { name: 'Oil drum' })).toBeVisible();
  await userEvent.click(table.getByRole('button', { name: 'Undo' }));
  expect(await table.findByRole('gridcell', { name: 'Oil can' })).toBeVisible();
});

it('each figure has a link to how it was measured, and there are none where nothing says so', () => {
  renderHome();
  const proof = within(screen.getByRole('region', { name: 'Measured, not promised' }));
  expect(proof.getByText('58.5 KiB')).toBeVisible();
  expect(proof.getByRole('link', { name: 'How speed is measured' })).toHaveAttribute(
    'href',
    '/docs/tutorial/evaluate/comparison#speed',
  );
});

it('lists where to go next', () => {
  renderHome();
  const next = within(screen.getByRole('region', { name: 'Next steps' }));
  expect(next.getByRole('link', { name: 'Getting started' })).toHaveAttribute(
    'href',
    '/docs/tutorial/getting%20started',
  );
});
