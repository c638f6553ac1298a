import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RunningSample } from '@/components/mdx/live-code/frame/running-sample';
import { collectSamples, describeSample, type Sample } from '@/lib/checks/samples/collect-samples';

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

/** Does to every control what a reader would try first. */
async function use() {
  const user = userEvent.setup();
  for (const box of screen.queryAllByRole('textbox')) {
    if (box.hasAttribute('readonly') || (box as HTMLInputElement).type === 'date') continue;
    await user.type(box, '1');
  }
  for (const box of screen.queryAllByRole('checkbox')) await user.click(box);
  for (const tab of screen.queryAllByRole('tab')) await user.click(tab);
  for (const save of screen.queryAllByRole('button', { name: /^(Save|Speichern)/ })) await user.click(save);
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

describe('recipes', () => {
  const user = userEvent.setup();
  const field = (name: string) => screen.getByRole('textbox', { name });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const photo = new File(['x'], 'cat.png', { type: 'image/png' });
  const mountRecipe = (page: string, used: string) =>
    mount(
      live.find(([, sample]) => sample.page.includes(`recipes/${page}`) && sample.code.includes(used))![1],
    );

  test('a draft restores typed text and the steps of undo, and is removed by a save', async () => {
    await mountRecipe('unsaved_changes', 'restoreDraft');
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

  test('an error of the server is shown at its cell', async () => {
    await mountRecipe('server_errors', 'lines.entries()');
    await press('Save');
    const cell = screen.getByRole('gridcell', { name: /^12/ });
    await waitFor(() => expect(cell).toHaveFocus());
    expect(cell).toHaveAccessibleDescription('Only 10 are left.');
  });

  test('a role without the right to edit sees text, which keeps what was entered', async () => {
    await mountRecipe('read_only', 'isEditor');
    expect(screen.queryByRole('textbox')).toBeNull();
    await press('Editor');
    await user.type(field('Note'), 'Paid');
    await press('Editor');
    expect(screen.getByRole('group', { name: 'Note' })).toHaveTextContent('Paid');
  });

  test('a printed record is text, and keeps text that is not a value yet', async () => {
    await mountRecipe('print', 'isPrinting');
    await user.type(field('Damage'), 'x');
    await press('Print view');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('group', { name: 'Damage' })).toHaveTextContent('250');
    await press('Print view');
    expect(field('Damage')).toHaveValue('250x');
  });

  test('an import reads German dates and numbers, and marks a day that does not exist', async () => {
    await mountRecipe('spreadsheet', 'insertCsv');
    await press('Import');
    const rows = await screen.findAllByRole('row');
    expect(rows[1]).toHaveTextContent('09.03.2026Bern1.249,5');
    expect(screen.getByRole('gridcell', { name: /^31\.2\.2026/ })).toBeInvalid();
    expect(screen.getByText('2 rows, 1 to check')).toBeVisible();
  });

  test('a wizard waits for an upload before its next step', async () => {
    const saved = jest.spyOn(console, 'log').mockReset();
    await mountRecipe('wizard', 'uploadField');
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
    await user.upload(screen.getByLabelText('Photo'), photo);
    await press('Next');
    expect(screen.getByRole('button', { name: 'Checking…' })).toBeVisible();
    const next = { name: 'Damage' };
    await user.type(await screen.findByRole('textbox', next, { timeout: 10_000 }), 'Dent');
    await press('Save');
    const data = { name: 'Ada', photo: 'https://files.example.com/cat.png', damage: 'Dent' };
    await waitFor(() => expect(saved).toHaveBeenCalledWith(data), { timeout: 10_000 });
  });
});
