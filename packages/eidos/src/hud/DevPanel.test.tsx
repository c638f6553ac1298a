import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compileEidos } from '../compiler/compile-eidos';
import { EidosScreen } from '../screen/EidosScreen';
import { preloadScreen } from '../screen/lazy-registry';
import { expectAccessible } from '../testing/render-screen';
import { DevPanel } from './DevPanel';

const text = { type: 'string' };
const order = compileEidos({
  type: 'object',
  required: ['name'],
  $defs: { part: { type: 'object', properties: { title: text, inner: { $ref: '#/$defs/part' } } } },
  properties: {
    name: { ...text, minLength: 2 },
    gift: { type: 'boolean' },
    note: { ...text, 'x-eidos': { hidden: { properties: { gift: { const: true } }, required: ['gift'] } } },
    delivery: {
      oneOf: [
        { title: 'Post', type: 'object', properties: { kind: { const: 'post' }, street: text } },
        { title: 'Shop', type: 'object', properties: { kind: { const: 'shop' }, shop: text } },
      ],
    },
    part: { $ref: '#/$defs/part' },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        properties: { paid: { type: 'boolean' } },
        if: { properties: { paid: { const: true } }, required: ['paid'] },
        then: { properties: { date: text } },
      },
    },
  },
  if: { properties: { gift: { const: true } }, required: ['gift'] },
  then: { properties: { card: text } },
});
const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });

/** The lines of one list of the panel, which is opened by its heading. */
async function linesOf(title: string): Promise<readonly string[]> {
  const heading = screen.getByText(new RegExp(`^${title}`));
  const list = heading.closest('details')!;
  if (!list.open) await userEvent.click(heading);
  const lines = within(list).queryAllByRole('listitem');
  expect(heading).toHaveTextContent(`${title} (${lines.length})`);
  return lines.map((line) => line.textContent);
}

beforeAll(() => preloadScreen());

test('shows data, changes, errors, why each field is hidden, and what each step of undo and redo changes', async () => {
  const data = { delivery: { kind: 'post' as const }, lines: [{ paid: true }, {}] };
  const { container } = render(
    <EidosScreen eidos={order} data={data}>
      <DevPanel />
    </EidosScreen>,
  );
  expect(screen.queryByText(/^Errors/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Eidos'));
  expect(JSON.parse(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Data' }).value)).toEqual(data);
  expect(await linesOf('Errors')).toEqual(['/name required: Fill in this field. (not shown yet)']);
  const when = '{"properties":{"gift":{"const":true}},"required":["gift"]}';
  expect(await linesOf('Hidden fields')).toEqual([
    `/card: the record does not match ${when}`,
    '/delivery/shop: the option “Shop” is not selected',
    `/lines/1/date: /lines/1 does not match ${when.replaceAll('gift', 'paid')}`,
  ]);

  await userEvent.click(screen.getByRole('checkbox', { name: 'Gift' }));
  await userEvent.click(screen.getByRole('button', { name: '/name' }));
  expect(box('Name')).toHaveFocus();
  await userEvent.keyboard('A');
  await userEvent.tab();
  expect(await linesOf('Errors')).toEqual(['/name minLength: Enter at least 2 characters.']);
  expect(await linesOf('Hidden fields')).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\/note: the record does not match {"not":{.*gift/)]),
  );
  expect(await linesOf('Unsaved changes')).toEqual(['/gift', '/name']);
  expect(await linesOf('Undo steps')).toEqual(['/name', '/gift']);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await linesOf('Undo steps')).toEqual(['/gift']);
  expect(await linesOf('Redo steps')).toEqual(['/name']);
  await expectAccessible(container);
});

test('an error that is shown stays so when there is another one', async () => {
  const eidos = compileEidos({
    type: 'object',
    required: ['name'],
    properties: { name: text, gift: { type: 'boolean' } },
    if: { properties: { gift: { const: true } }, required: ['gift'] },
    then: { properties: { card: text }, required: ['card'] },
  });
  render(
    <EidosScreen eidos={eidos}>
      <DevPanel />
    </EidosScreen>,
  );
  await userEvent.click(screen.getByText('Eidos'));
  await userEvent.click(box('Name'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Gift' }));
  expect(await linesOf('Errors')).toEqual([
    '/name required: Fill in this field.',
    '/card required: Fill in this field. (not shown yet)',
  ]);
});
