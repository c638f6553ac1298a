import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SampleScreen from './sample-screen';
import reservation from './reservation.json';
import { sampleText } from './sample';

// The browser's own way to write into a field, which this document lacks.
beforeEach(() => Object.assign(document, { execCommand: () => false }));

const renderHome = () => render(<SampleScreen />);

const schemaField = () => screen.getByRole('textbox', { name: 'The schema' });
const form = () => within(screen.getByRole('region', { name: 'The form' }));

it('the schema that is shown is the one that the screen is rendered from', () => {
  expect(JSON.parse(sampleText)).toEqual(reservation.schema);
  renderHome();
  expect(schemaField()).toHaveValue(sampleText);
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

it('a problem of the schema is shown with its line and its fix, and announced by what was there before it; the screen stays', async () => {
  renderHome();
  const live = [...document.querySelectorAll('[aria-live]')];
  await userEvent.clear(schemaField());
  await userEvent.click(schemaField());
  await userEvent.paste('{\n  "type": "object",\n  "properties": { "name": { "type": "strin" } }\n}');
  const problem = await screen.findByRole('button', { name: /line 3/ });
  expect(problem).toHaveTextContent('string');
  // The code is a word of its own, not the end of the fix.
  expect(problem).toHaveAccessibleName(/[.?] [a-z-]+$/);
  expect(live.some((region) => region.contains(problem))).toBe(true);
  expect(form().getByLabelText(/Guests/)).toBeVisible();
});
