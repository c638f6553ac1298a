import { virtual } from '@guidepup/virtual-screen-reader';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { compileEidos } from '../compiler/compile-eidos';
import type { JsonSchema } from '../json/json-schema';
import { createController } from '../controller/create-controller';
import { Wizard } from '../hud/Wizard';
import { uploadField } from '../lists/upload-field';
import { createRegistry, mergeRegistries } from '../parts/registry';
import { objectSchema } from '../testing/render-screen';
import { EidosProvider } from './EidosProvider';
import { EidosScreen, type EidosScreenProps } from './EidosScreen';
import { listRegistry } from './list-registry';

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
// A screen reader listens between the updates, which `act` would group.
beforeEach(() => void (environment.IS_REACT_ACT_ENVIRONMENT = false));
afterEach(() => virtual.stop());

/** The number of choices is announced half a second after the last key, and a step opens when its checks have ended. */
const pause = 700;

/** Renders a view; the function it returns acts or presses keys, and resolves to what a screen reader speaks meanwhile. */
async function listen(view: ReactElement, role: string) {
  const { container } = render(view);
  await screen.findAllByRole(role);
  await virtual.start({ container });
  const user = userEvent.setup();
  return async (act: string | (() => unknown), wait = 50) => {
    await virtual.clearSpokenPhraseLog();
    await (typeof act === 'string' ? user.keyboard(act) : act());
    await new Promise((resolve) => setTimeout(resolve, wait));
    const phrases = await virtual.spokenPhraseLog();
    return phrases.filter((phrase, index) => phrase !== phrases[index - 1]);
  };
}

const screenOf = (schema: JsonSchema, props?: Partial<EidosScreenProps<unknown>>) => (
  <EidosScreen eidos={compileEidos(schema)} registry={listRegistry} onSubmit={() => undefined} {...props} />
);

it('a form is filled in, corrected and saved', async () => {
  const spoken = await listen(
    screenOf({
      type: 'object',
      required: ['name', 'plan'],
      properties: {
        name: { type: 'string', title: 'Name', minLength: 2, description: 'As in the passport.' },
        plan: { enum: ['basic', 'full'], title: 'Plan' },
        age: { type: 'integer', title: 'Age', minimum: 18 },
      },
    }),
    'radio',
  );
  expect(await spoken('{Tab}')).toEqual(['textbox, Name, As in the passport., required']);
  expect(await spoken('A{Tab}')).toEqual([
    'radio, basic, not checked, position 1, set size 2',
    'polite: Name: Enter at least 2 characters.',
  ]);
  expect(screen.getByRole('radiogroup', { name: 'Plan' })).toBeRequired();
  expect(await spoken(' {Tab}7{Tab}')).toEqual([
    'textbox, Age',
    'button, 2 errors, Go to the first error',
    'polite: Age: Enter 18 or more.',
  ]);
  expect(await spoken('{Control>}s{/Control}')).toEqual([
    'textbox, Name, A, As in the passport. Enter at least 2 characters., 1 error message, invalid, required',
    'polite: Not saved: 2 errors to fix.',
  ]);
  expect(await spoken('da')).toEqual([]);
  await spoken('{Tab}{Tab}{Backspace}18{Tab}');
  expect(await spoken('{Control>}s{/Control}')).toEqual(['polite: Saving…', 'polite: Saved.']);
  expect(await spoken('{Control>}z{/Control}')).toEqual(['polite: Undone.']);
});

it('a choice is searched, and tags are added and removed', async () => {
  const city = ['Graz', 'Linz', 'Vienna', 'Bern', 'Basel', 'Berlin', 'Bonn', 'Brno', 'Prague'];
  const spoken = await listen(
    screenOf(
      objectSchema({
        city: { enum: city, title: 'City', 'x-eidos': { widget: 'combobox' } },
        tags: { type: 'array', title: 'Tags', uniqueItems: true, items: { type: 'string' } },
      }),
    ),
    'combobox',
  );
  expect(await spoken('{Tab}')).toEqual([
    'combobox, City, has popup listbox, not expanded, autocomplete in list',
  ]);
  expect(await spoken('be', pause)).toEqual(['polite: 2 choices']);
  await spoken('{ArrowDown}');
  const active = screen.getByRole('combobox').getAttribute('aria-activedescendant')!;
  expect(document.getElementById(active)).toHaveTextContent('Berlin');
  await spoken('{Enter}');
  expect(screen.getByRole('combobox')).toHaveValue('Berlin');
  expect(await spoken('zz{Escape}{Tab}')).toContain('polite: City: Choose one of the listed values.');
  expect(await spoken('red{Enter}')).toEqual(['polite: red added.']);
  expect(await spoken('red{Enter}')).toEqual(['polite: red is already in the list.']);
  expect(await spoken('{Backspace}')).toEqual(['polite: red removed.']);
});

it('a cell is edited, and a row is added and undone', async () => {
  const line = objectSchema(
    { name: { type: 'string', title: 'Name' }, amount: { type: 'integer', title: 'Amount', minimum: 0 } },
    'name',
  );
  const lines = [
    { name: 'a', amount: 1 },
    { name: 'b', amount: 2 },
  ];
  const schema = objectSchema({ lines: { type: 'array', title: 'Lines', items: line } });
  const spoken = await listen(screenOf(schema, { data: { lines } }), 'grid');
  expect(screen.getByRole('grid', { name: 'Lines' })).toHaveAttribute('aria-rowcount', '3');
  expect(await spoken('{Tab}')).toEqual(['gridcell, a, column index 2']);
  expect(await spoken('{ArrowDown}{ArrowRight}')).toEqual([
    'gridcell, b, column index 2',
    'gridcell, 2, column index 3',
  ]);
  const invalid = 'gridcell, -5, Enter 0 or more., column index 3, invalid';
  expect(await spoken('-5{Enter}')).toEqual([
    'textbox, Amount, row 2, -',
    invalid,
    'polite: Enter 0 or more.',
  ]);
  expect(await spoken('{Control>}{Enter}{/Control}')).toContain('polite: Row 3 added.');
  expect(await spoken('{Control>}z{/Control}')).toContain('polite: Undone.');
  expect(await spoken('{Control>}s{/Control}')).toContain('polite: Not saved: 1 error to fix.');
});

it('a file is uploaded, which Save waits for', async () => {
  let end: (value: string) => void = () => undefined;
  const file = uploadField(() => new Promise((resolve) => (end = resolve)));
  const photo = { type: 'string', title: 'Photo', 'x-eidos': { widget: 'file' } };
  const registry = mergeRegistries(listRegistry, createRegistry({ widgets: { file } }));
  const spoken = await listen(screenOf(objectSchema({ photo }, 'photo'), { registry }), 'button');
  const choose = () => userEvent.upload(screen.getByLabelText(/Photo/), new File(['x'], 'cat.png'));
  expect(await spoken(choose)).toContain('polite: Uploading cat.png…');
  expect(await spoken('{Control>}s{/Control}')).toEqual(['polite: Waiting for the upload…']);
  expect(await spoken(() => end('/cat.png'))).toEqual([
    'polite: cat.png is uploaded.',
    'polite: Saving…',
    'polite: Saved.',
  ]);
});

it('a wizard is gone through, and names its steps', async () => {
  const steps = [
    { id: 'who', label: 'You', pointers: ['/name'] },
    { id: 'where', label: 'Address', pointers: ['/city'] },
  ];
  const schema = objectSchema(
    { name: { type: 'string', title: 'Name' }, city: { type: 'string', title: 'City' } },
    'name',
  );
  const spoken = await listen(
    <EidosProvider controller={createController<unknown>(compileEidos(schema))}>
      <Wizard steps={steps} />
    </EidosProvider>,
    'textbox',
  );
  const next = () => screen.getByRole('button', { name: 'Next' }).click();
  expect(await spoken(next, pause)).toEqual([
    'textbox, Name, Fill in this field., 1 error message, invalid, required',
    'polite: Name: Fill in this field.',
  ]);
  expect(await spoken('Ada')).toEqual([]);
  expect(await spoken(next, pause)).toEqual(['heading, Step 2 of 2: Address, level 2']);
});
