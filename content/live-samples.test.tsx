import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as zod from 'zod';
import { RunningSample } from '@/components/mdx/live-code/frame/running-sample';
import { collectSamples, describeSample, type Sample } from '@/lib/checks/samples/collect-samples';
import { comparedScreens, type ComparedScreen, sampleOf } from '@/lib/checks/samples/compared-screens';
import { sampleModules } from './fixtures/load-page-sample';
import { loadSample } from '@/lib/checks/samples/run-sample';

// jsdom has no MessageChannel, which only the guard against endless loops needs; it has tests of its own.
jest.mock('@/components/mdx/live-code/frame/loop-guard', () => ({ createLoopGuard: () => () => undefined }));

jest.setTimeout(60_000);

const live = [...collectSamples('content/docs'), ...collectSamples('app')]
  .filter(({ flags }) => flags.has('live'))
  .map((sample) => [describeSample(sample), sample] as const);

async function mount({ code, flags }: Sample) {
  const onResult = jest.fn();
  const sample = { type: 'run' as const, run: 1, code, noInline: flags.has('noInline') };
  const view = render(<RunningSample sample={sample} onResult={onResult} />);
  // A table of many rows takes seconds on a busy machine.
  await waitFor(() => expect(onResult).toHaveBeenCalled(), { timeout: 20_000 });
  return { ...view, errors: onResult.mock.calls.map(([error]: unknown[]) => error).filter(Boolean) };
}

/** Controls by their role, without looking at what hides them: that takes most of the time, and nothing does. */
const controls = (role: string, name?: RegExp) => screen.queryAllByRole(role, { name, hidden: true });

/** Does to every control what a reader would try first. */
async function use() {
  const user = userEvent.setup({ delay: null });
  for (const box of controls('textbox')) {
    if (box.hasAttribute('readonly') || (box as HTMLInputElement).type === 'date') continue;
    await user.type(box, '1');
  }
  for (const box of controls('checkbox')) await user.click(box);
  for (const tab of controls('tab')) await user.click(tab);
  for (const save of controls('button', /^(Save|Speichern)/)) await user.click(save);
  await act(async () => Promise.resolve());
}

const complaints = jest.spyOn(console, 'error');
jest.spyOn(console, 'log').mockImplementation();

test.each(live)(
  '%s can be mounted, typed into and submitted',
  async (_, sample) => {
    complaints.mockReset();
    const { container, errors } = await mount(sample);
    expect(errors).toEqual([]);
    expect(container).not.toBeEmptyDOMElement();
    await use();
    expect(container).not.toBeEmptyDOMElement();
    expect(complaints.mock.calls).toEqual([]);
  },
  30_000,
);

const user = userEvent.setup();
const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const mountPage = (page: string, used: string) =>
  mount(live.find(([, sample]) => sample.page.includes(page) && sample.code.includes(used))![1]);

describe('a screen that is compared with another library', () => {
  const [contact, choices, order, settings, trip] = comparedScreens;
  const mountScreen = ({ page, names }: ComparedScreen) => mountPage(page, names);
  const saved = () => screen.findByText('Everything is saved');
  const radio = (name: string) => screen.getByRole('radio', { name });

  test('a message is sent once the consent is given and the server accepts the address', async () => {
    await mountScreen(contact);
    await press('Save');
    expect(field('Your name')).toHaveFocus();
    expect(field('Your name')).toHaveAccessibleErrorMessage('Fill in this field.');
    await user.type(field('Your name'), 'Ada');
    await user.type(field('Email'), 'ada@example.com');
    await user.type(field('Message'), 'How do you do?');
    await press('Save');
    expect(screen.getByRole('checkbox')).toHaveFocus();
    await user.click(screen.getByRole('checkbox'));
    await press('Save');
    await waitFor(() => expect(field('Email')).toHaveAccessibleErrorMessage('We cannot reach this address.'));
    expect(field('Message')).toHaveValue('How do you do?');
    await user.clear(field('Email'));
    await user.type(field('Email'), 'ada@analytical.org');
    await press('Save');
    expect(await saved()).toBeVisible();
  });

  test('a choice that no longer applies is cleared, and comes back with undo', async () => {
    await mountScreen(choices);
    await user.click(radio('US'));
    expect(screen.queryByRole('radio', { name: 'Zug' })).toBeNull();
    await press('Save');
    const states = screen.getByRole('radiogroup', { name: 'State' });
    expect(states).toHaveAccessibleErrorMessage('Fill in this field.');
    await press('Undo');
    expect(radio('Zug')).toBeChecked();
    await user.click(radio('US'));
    await user.click(radio('Ohio'));
    await press('Save');
    expect(await saved()).toBeVisible();
  });

  test('pasted rows are one step, and an amount that is wrong is found and repaired', async () => {
    await mountScreen(order);
    await user.type(field('Customer'), 'Northwind');
    await user.click(await screen.findByRole('gridcell', { name: /^No rows yet/ }));
    await user.paste('Article\tAmount\tPrice\nPen\t3\t1.5\nInk\ttwo\t1.5');
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('gridcell', { name: /^No rows yet/ })).toBeVisible();
    await press('Redo');
    await press('Save');
    await waitFor(() => expect(screen.getByRole('gridcell', { name: /^two/ })).toHaveFocus());
    await user.keyboard('2{Enter}');
    await press('Save');
    expect(await saved()).toBeVisible();
    const pen = { article: 'Pen', amount: 3, price: 1.5 };
    const ink = { article: 'Ink', amount: 2, price: 1.5 };
    expect(console.log).toHaveBeenLastCalledWith({ customer: 'Northwind', lines: [pen, ink] });
  });

  test('settings take tags and the value of a control of their own', async () => {
    await mountScreen(settings);
    await user.type(field('Labels'), 'ink, x,{Enter}');
    await user.click(radio('olive'));
    await press('Save');
    expect(field('Name')).toHaveAccessibleErrorMessage('Fill in this field.');
    await user.type(field('Name'), 'Studio');
    await press('Save');
    expect(field('Labels')).toHaveAccessibleErrorMessage(/x/);
    await user.click(screen.getAllByRole('button', { name: /x/ }).at(-1)!);
    await press('Save');
    expect(await saved()).toBeVisible();
    await user.click(radio('navy'));
    await press('Undo');
    expect(radio('olive')).toBeChecked();
  });

  test('the schema of zod renders the screen, and its refinement is shown at its field', async () => {
    const modules = { ...sampleModules, zod };
    const TripScreen = loadSample(sampleOf(trip), 'exports.TripScreen', modules) as React.FC;
    render(<TripScreen />);
    await user.type(field('City'), 'Rome');
    await user.type(field('From day'), '9');
    await user.type(field('To day'), '4');
    await press('Save');
    expect(field('To day')).toHaveAccessibleErrorMessage('Leave after you arrive.');
    await user.clear(field('To day'));
    await user.type(field('To day'), '12');
    await press('Save');
    expect(await saved()).toBeVisible();
    expect(console.log).toHaveBeenLastCalledWith({ city: 'Rome', from: 9, to: 12 });
  });
});

describe('recipes', () => {
  test('a draft restores typed text and the steps of undo, and is removed by a save', async () => {
    await mountPage('unsaved_changes', 'restoreDraft');
    await user.type(field('Name'), ' Lovelace');
    await user.type(field('Seats'), 'xy');
    await press('Open again');
    expect(field('Name')).toHaveValue('Ada Lovelace');
    expect(field('Seats')).toHaveValue('2xy');
    await press('Undo');
    expect(field('Name')).toHaveValue('Ada Lovelace');
    expect(field('Seats')).toHaveValue('2');
    await press('Undo');
    expect(field('Name')).toHaveValue('Ada');
    await user.type(field('Seats'), '0');
    await press('Save');
    await press('Open again');
    expect(field('Seats')).toHaveValue('20');
    expect(screen.getByText('Nothing changed')).toBeVisible();
  });

  test('a parent that keeps the data has what is left of it when a field is emptied', async () => {
    await mountPage('EidosScreen', '<Trip />');
    await user.clear(field('City'));
    expect(screen.getByText('{"nights":2}')).toBeVisible();
  });

  test('an error of the server is shown at its cell', async () => {
    await mountPage('server_errors', 'lines.entries()');
    await press('Save');
    const cell = screen.getByRole('gridcell', { name: /^12/ });
    await waitFor(() => expect(cell).toHaveFocus());
    expect(cell).toHaveAccessibleDescription('Only 10 are left.');
  });

  test('a role without the right to edit sees text, which keeps what was entered', async () => {
    await mountPage('read_only', 'isEditor');
    expect(screen.queryByRole('textbox')).toBeNull();
    await press('Editor');
    await user.type(field('Note'), 'Paid');
    await press('Editor');
    expect(screen.getByRole('group', { name: 'Note' })).toHaveTextContent('Paid');
  });

  test('a printed record is text, and keeps text that is not a value yet', async () => {
    await mountPage('print', 'isPrinting');
    await user.type(field('Damage'), 'x');
    await press('Print view');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('group', { name: 'Damage' })).toHaveTextContent('250');
    await press('Print view');
    expect(field('Damage')).toHaveValue('250x');
  });

  test('an import reads German dates and numbers, and marks a day that does not exist', async () => {
    await mountPage('spreadsheet', 'insertCsv');
    await press('Import');
    const rows = await screen.findAllByRole('row');
    expect(rows[1]).toHaveTextContent('09.03.2026Bern1.249,5');
    expect(screen.getByRole('gridcell', { name: /^31\.2\.2026/ })).toBeInvalid();
    expect(screen.getByText('2 rows, 1 to check')).toBeVisible();
  });

  test('choices of a function are loaded again for another country', async () => {
    await mountPage('async_select', 'choicesFrom');
    await user.click(screen.getByRole('combobox', { name: 'City' }));
    await user.click(await screen.findByRole('option', { name: 'Graz' }));
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Graz');
    await user.click(screen.getByRole('radio', { name: 'Switzerland' }));
    await user.clear(screen.getByRole('combobox', { name: 'City' }));
    await user.type(screen.getByRole('combobox', { name: 'City' }), 'b');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Basel', 'Bern']),
    );
  });

  test('a file is uploaded when it is chosen, and one that is too large is refused', async () => {
    await mountPage('upload', "title: 'Photo'");
    const input = screen.getByLabelText(/^Photo/);
    await user.upload(input, new File(['x'], 'cat.png', { type: 'image/png' }));
    expect(await screen.findByRole('button', { name: 'Remove cat.png' })).toBeVisible();
    await user.upload(input, new File([new Uint8Array(1_000_001)], 'large.png', { type: 'image/png' }));
    await waitFor(() => expect(input).toHaveAccessibleErrorMessage('This file is larger than 1 MB.'));
  });

  test('a refetch changes what was not edited, and reports the rest at its field', async () => {
    await mountPage('react_query', 'Refetch');
    await user.clear(await screen.findByRole('textbox', { name: 'Name' }));
    await user.type(field('Name'), 'Countess');
    await press('Refetch');
    await waitFor(() => expect(field('City')).toHaveValue('Ockham'));
    expect(field('Name')).toHaveValue('Countess');
    expect(screen.getAllByText(/Lady Ada/)[0]).toBeVisible();
  });

  test.each(['server_errors', 'server_validation'])('the field has the server’s error: %s', async (name) => {
    await mountPage(name, 'User name');
    await user.clear(field('User name'));
    await user.type(field('User name'), 'Ada');
    await press('Save');
    await waitFor(() => expect(field('User name')).toHaveAccessibleErrorMessage('This name is taken.'));
    expect(field('User name')).toHaveFocus();
  });

  test('a last day before the first one is an error', async () => {
    await mountPage('dates', 'Last day');
    const last = screen.getByLabelText(/^Last day/);
    fireEvent.change(last, { target: { value: '2026-03-01' } });
    await press('Save');
    expect(last).toHaveAccessibleErrorMessage('The last day is before the first.');
  });
});
