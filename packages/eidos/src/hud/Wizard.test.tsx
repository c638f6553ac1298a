import { act, screen, waitFor } from '@testing-library/react';
import { compileEidos } from '../compiler/compile-eidos';
import { createController } from '../controller/create-controller';
import { refuse } from '../controller/refuse';
import { uploadField } from '../lists/upload-field';
import { createRegistry } from '../parts/registry';
import { useValue } from '../hooks/use-value';
import { createRules } from '../rules/create-rules';
import type { Rules } from '../controller/controller';
import { EidosProvider } from '../screen/EidosProvider';
import { standardRegistry } from '../screen/standard-registry';
import { expectAccessible, objectSchema, renderScreen } from '../testing/render-screen';
import { Wizard } from './Wizard';

const schema = objectSchema(
  { name: { type: 'string' }, city: { type: 'string' }, photo: { type: 'string' } },
  'name',
);
const steps = [
  { id: 'who', label: 'You', pointers: ['/name'] },
  { id: 'where', label: 'Address', pointers: ['/city', '/photo'] },
  { id: 'end', label: 'Review', pointers: [], content: <p>Is everything right?</p> },
] as const;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { name });
const name = () => screen.getByRole('textbox', { name: 'Name' });

function renderWizard(
  options: Parameters<typeof renderScreen>[1] = {},
  upload?: Parameters<typeof uploadField>[0],
) {
  const registry = upload && createRegistry({ pointers: { '/photo': uploadField(upload) } });
  return renderScreen(schema, { children: <Wizard steps={steps} />, registry, ...options });
}

it('opens the next step once the current one is valid, and moves the focus to its heading', async () => {
  const { container, user } = renderWizard();
  expect(button('You')).toHaveAttribute('aria-current', 'step');
  expect(button('Address')).toBeDisabled();
  await user.click(button('Next'));
  await waitFor(() => expect(name()).toHaveFocus());
  expect(name()).toHaveAccessibleErrorMessage('Fill in this field.');
  expect(button('You (1 error)')).toBeVisible();
  await user.type(name(), 'Ada');
  await user.click(button('Next'));
  await waitFor(() => expect(heading('Step 2 of 3: Address')).toHaveFocus());
  expect(button('You (done)')).not.toHaveAttribute('aria-current');
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  await expectAccessible(container);
});

it('goes to the first wrong field of the step, whatever the order of the schema', async () => {
  const both = objectSchema({ name: { type: 'string' }, city: { type: 'string' } }, 'name', 'city');
  const turned = [{ id: 'all', label: 'All', pointers: ['/city', '/name'] }, steps[2]] as const;
  const { user } = renderScreen(both, { children: <Wizard steps={turned} /> });
  await user.click(button('Next'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toHaveFocus());
});

it('makes the browser ask before unsaved changes are left behind, in every step', async () => {
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { user } = renderWizard({ data: { name: 'Ada' } });
  expect(leave()).toBe(true);
  await user.type(name(), '!');
  expect(leave()).toBe(false);
});

it('goes back from invalid input, and keeps it', async () => {
  const { user } = renderWizard({ data: { name: 'Ada' } });
  await user.click(button('Next'));
  await waitFor(() => expect(heading('Step 2 of 3: Address')).toHaveFocus());
  await user.type(screen.getByRole('textbox', { name: 'City' }), 'Bern');
  await user.click(button('Back'));
  await user.clear(name());
  await user.click(button('Address'));
  await waitFor(() => expect(name()).toHaveFocus());
  await user.type(name(), 'Bo');
  await user.click(button('Address'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Bern'));
});

it('opens the step of a rejected value, with its field focused and the message', async () => {
  const onSubmit = () => refuse({ message: 'Try another name.', errors: { '/name': 'Taken.' } });
  const { user } = renderWizard({ data: { name: 'Ada' }, onSubmit });
  await user.click(button('Next'));
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await waitFor(() => expect(heading('Step 3 of 3: Review')).toHaveFocus());
  await user.click(button('Save'));
  await waitFor(() => expect(name()).toHaveFocus());
  expect(name()).toHaveAccessibleErrorMessage('Taken.');
  expect(screen.getByRole('alert')).toHaveTextContent('Try another name.');
});

it('goes on when a check cannot be made, shows what else is wrong, and leaves the failure to Save', async () => {
  const asyncChecks = { '/name': () => Promise.reject(new Error('No network.')) };
  const rules = createRules(compileEidos({ type: 'object', properties: { name: { type: 'string' } } }), {
    asyncChecks,
  });
  const all = [{ ...steps[0], pointers: ['/name', '/city'] }, steps[2]];
  const children = <Wizard steps={all} />;
  const { controller, user } = renderWizard({
    data: { name: 'Ada' },
    rules: rules as Rules<unknown>,
    children,
  });
  await user.type(name(), '!');
  act(() => controller.setErrors({ '/city': 'No such city.' }));
  await user.click(button('Next'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toHaveFocus());
  await user.keyboard('Rom');
  await user.click(button('Next'));
  await waitFor(() => expect(heading('Step 2 of 2: Review')).toHaveFocus());
  await user.click(button('Save'));
  await waitFor(() => expect(screen.getByText(/technical problem/, { selector: 'p' })).toBeVisible());
});

it('waits for an upload, which going back does not cancel, and stays where it fails', async () => {
  let fail = (_error: Error) => {};
  const { container, user } = renderWizard(
    { data: { name: 'Ada' } },
    () => new Promise((_, no) => void (fail = no)),
  );
  await user.click(button('Next'));
  await waitFor(() => expect(heading('Step 2 of 3: Address')).toHaveFocus());
  await user.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, new File(['x'], 'x.png'));
  await user.click(button('Next'));
  expect(button('Checking…')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Back'));
  expect(heading('Step 1 of 3: You')).toHaveFocus();
  await user.click(button('Address'));
  fail(new Error('Full.'));
  await waitFor(() => expect(heading('Step 2 of 3: Address')).toHaveFocus());
  await user.click(button('Next'));
  await waitFor(() => expect(button('Next')).not.toHaveAttribute('aria-disabled'));
  expect(heading('Step 2 of 3: Address')).toBeVisible();
});

it('stays in its step when another one is added or removed, and opens the next one when its own is', async () => {
  const { rerender, user } = renderWizard({ data: { name: 'Ada' } });
  const controller = createController(compileEidos(schema), { data: { name: 'Ada' } });
  const show = (...ids: readonly string[]) =>
    rerender(
      <EidosProvider controller={controller}>
        <Wizard steps={steps.filter(({ id }) => ids.includes(id))} />
      </EidosProvider>,
    );
  show('who', 'where', 'end');
  await user.click(button('Next'));
  await waitFor(() => expect(heading('Step 2 of 3: Address')).toHaveFocus());
  const city = screen.getByRole('textbox', { name: 'City' });
  await user.type(city, 'Be');
  show('where', 'end');
  await user.keyboard('rn');
  expect(city).toHaveValue('Bern');
  expect(heading('Step 1 of 2: Address')).toBeVisible();
  show('who', 'where', 'end');
  expect(heading('Step 2 of 3: Address')).toBeVisible();
  show('who', 'end');
  expect(heading('Step 2 of 2: Review')).toBeVisible();
  expect(button('Save')).toBeVisible();
});

it('neither takes an inserted step for done, nor leaves a step for one that comes back', async () => {
  const names = ['name', 'city', 'zip', 'end'];
  const own = objectSchema(Object.fromEntries(names.map((key) => [key, { type: 'string' }])));
  const { rerender, user } = renderScreen(own, { data: {} });
  const controller = createController(compileEidos(own), { data: {} });
  const all = names.map((id) => ({ id, label: id, pointers: [`/${id}`] as const }));
  const show = (...ids: readonly string[]) =>
    rerender(
      <EidosProvider controller={controller}>
        <Wizard steps={all.filter(({ id }) => ids.includes(id))} />
      </EidosProvider>,
    );
  show('name', 'zip', 'end');
  for (const next of ['Step 2 of 3: zip', 'Step 3 of 3: end']) {
    await user.click(button('Next'));
    await waitFor(() => expect(heading(next)).toHaveFocus());
  }
  show(...names);
  const listed = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(listed).toEqual(['name (done)', 'city', 'zip (done)', 'end']);
  expect(button('end')).toBeEnabled();
  await user.click(button('city'));
  expect(heading('Step 2 of 4: city')).toHaveFocus();
  show('name', 'zip', 'end');
  const zip = screen.getByRole('textbox', { name: 'Zip' });
  await user.type(zip, '30');
  show(...names);
  await user.keyboard('11');
  expect(zip).toHaveValue('3011');
  expect(heading('Step 3 of 4: zip')).toBeVisible();
});

it('opens a step that the data inserts after its own while Next is checking', async () => {
  const { rerender, user } = renderWizard();
  let finish = () => {};
  const asyncChecks = {
    '/name': () => new Promise<undefined>((done) => void (finish = () => done(undefined))),
  };
  const rules = createRules(compileEidos({ type: 'object', properties: { name: { type: 'string' } } }), {
    asyncChecks,
    debounce: 0,
  });
  const controller = createController(compileEidos(schema), { data: {}, rules: rules as Rules<unknown> });
  const show = (...ids: readonly string[]) =>
    rerender(
      <EidosProvider controller={controller}>
        <Wizard steps={steps.filter(({ id }) => ids.includes(id))} />
      </EidosProvider>,
    );
  show('who', 'end');
  await user.type(name(), 'Ada');
  await user.click(button('Next'));
  await waitFor(() => expect(button('Checking…')).toBeVisible());
  show('who', 'where', 'end');
  act(() => finish());
  await waitFor(() => expect(heading('Step 2 of 3: Address')).toHaveFocus());
});

it('shows a stored value that is not allowed after the step, with a button that removes it', async () => {
  const steps = [{ id: 'only', label: 'Only', pointers: ['/name'] }];
  const properties = { name: { type: 'string' } } as const;
  const schema = { type: 'object', properties, additionalProperties: false } as const;
  const { controller, user } = renderScreen(schema, { data: { zz: 5 }, children: <Wizard steps={steps} /> });
  await user.click(button('Save'));
  await waitFor(() => expect(screen.getByRole('group', { name: 'zz' })).toHaveFocus());
  await user.click(button('Remove zz'));
  expect(controller.getSnapshot()).toMatchObject({ data: {}, errors: [] });
});

it('moves the focus to the heading when the data removes the step or the button that has it', async () => {
  const Steps = () => <Wizard steps={useValue('/photo') === 'none' ? [steps[0]] : steps} />;
  const { controller, user } = renderWizard({ data: { name: 'Ada' }, children: <Steps /> });
  await user.click(button('Next'));
  await user.type(await screen.findByRole('textbox', { name: 'City' }), 'Bern');
  act(() => controller.set('/photo', 'none'));
  expect(heading('Step 1 of 1: You')).toHaveFocus();
  act(() => controller.set('/photo', 'some'));
  act(() => button('Next').focus());
  act(() => controller.set('/photo', 'none'));
  expect(heading('Step 1 of 1: You')).toHaveFocus();
});

it('shows the errors that no step has a field for, and moves the focus there', async () => {
  const own = objectSchema(
    {
      trip: {
        ...(objectSchema({ from: { type: 'string' }, to: { type: 'string' } }) as object),
        minProperties: 2,
      },
      seat: { type: 'string' },
    },
    'trip',
    'seat',
  );
  const parts = [
    { id: '1', label: 'From', pointers: ['/trip/from'] },
    { id: '2', label: 'To', pointers: ['/trip/to'] },
  ];
  const rules = createRules(compileEidos({ type: 'object', properties: {} }), {
    checks: { '': () => 'The trip is full.' },
  });
  const { user } = renderScreen(own, {
    rules: rules as Rules<unknown>,
    data: { trip: { from: 'A' } },
    children: <Wizard steps={parts} />,
  });
  await user.click(button('Next'));
  await waitFor(() => expect(heading('Step 2 of 2: To')).toHaveFocus());
  expect(screen.queryByText('The trip is full.')).toBeNull();
  await user.click(button('Save'));
  await waitFor(() => expect(screen.getByText('The trip is full.')).toHaveFocus());
  expect(screen.getByText('Trip: Fill in at least 2 fields.')).toBeVisible();
  expect(screen.getByText('Seat: Fill in this field.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'To' }), 'B');
  expect(screen.queryByText(/^Trip/)).toBeNull();
});

it('does not go on with a name of an entry that another one has', async () => {
  const own = objectSchema({ phones: { type: 'object', additionalProperties: { type: 'string' } } });
  const parts = [{ id: '1', label: 'Phones', pointers: ['/phones'] }, steps[2]] as const;
  const { user } = renderScreen(own, {
    data: { phones: { a: '1', b: '2' } },
    registry: standardRegistry,
    children: <Wizard steps={parts} />,
  });
  const [first] = await screen.findAllByRole('textbox', { name: 'Name' });
  await user.type(first!, '{Backspace}b');
  await user.click(button('Next'));
  await waitFor(() => expect(first).toHaveFocus());
  expect(heading('Step 1 of 2: Phones')).toBeVisible();
});

it('keeps a step while something else is stored in place of its group', () => {
  const own = objectSchema({ trip: objectSchema({ to: { type: 'string' } }) });
  const parts = [{ id: '1', label: 'Trip', pointers: ['/trip/to'] }] as const;
  renderScreen(own, { data: { trip: 'Rome' }, children: <Wizard steps={parts} /> });
  expect(heading('Step 1 of 1: Trip')).toBeVisible();
});

it('shows neither a field that does not apply nor a step that has no other', async () => {
  const text = { type: 'string' };
  const onSubmit = jest.fn();
  const own = {
    ...(objectSchema({
      kind: { enum: ['a', 'b'] },
      note: { ...text, 'x-eidos': { hidden: true } },
    }) as object),
    if: objectSchema({ kind: { const: 'b' } }, 'kind'),
    then: objectSchema({ code: text }, 'code'),
  };
  const parts = [
    { id: '1', label: 'Kind', pointers: ['/kind', '/note'] },
    { id: '2', label: 'Code', pointers: ['/code'] },
    { id: '3', label: 'End', pointers: [], content: <p>End</p> },
  ] as const;
  const { controller, user } = renderScreen(own, {
    data: { kind: 'a' },
    onSubmit,
    children: <Wizard steps={parts} />,
  });
  expect(heading('Step 1 of 2: Kind')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(button('Next'));
  await waitFor(() => expect(heading('Step 2 of 2: End')).toHaveFocus());
  act(() => controller.set('/kind', 'b'));
  expect(heading('Step 3 of 3: End')).toBeVisible();
  await user.click(button('Save'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus());
  await user.keyboard('1');
  await user.click(button('Next'));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ kind: 'b', code: '1' }));
});
