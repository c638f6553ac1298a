import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HomePage } from './home-page';
import SampleScreen from './sample-screen';
import { sampleSchema, sampleText } from './sample';

function renderHome() {
  render(
    <HomePage tagline="Screens from a schema" installCommand="npm install x" screen={<SampleScreen />} />,
  );
}

it('the schema that is shown is the one that the screen is drawn from', () => {
  expect(JSON.parse(sampleText())).toEqual(sampleSchema);
  renderHome();
  const shown = screen.getByRole('region', { name: 'The schema' }).querySelector('pre')?.textContent ?? '';
  expect(JSON.parse(shown)).toEqual(sampleSchema);
});

it('the screen beside it works: it shows errors of what is typed', async () => {
  renderHome();
  const it = within(screen.getByRole('region', { name: 'The screen it becomes' }));
  const guests = it.getByLabelText(/Guests/);
  await userEvent.clear(guests);
  await userEvent.type(guests, '0');
  await userEvent.tab();
  expect(guests).toBeInvalid();
});

it('lists three steps to begin and where to go next', () => {
  renderHome();
  const begin = within(screen.getByRole('region', { name: 'Three steps to your first screen' }));
  expect(begin.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  const next = within(screen.getByRole('region', { name: 'Next steps' }));
  expect(next.getByRole('link', { name: 'Getting started' })).toHaveAttribute(
    'href',
    '/docs/tutorial/getting%20started',
  );
});
