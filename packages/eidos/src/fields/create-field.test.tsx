import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useId } from 'react';
import { compileEidos } from '../compiler/compile-eidos';
import { createRegistry } from '../parts/registry';
import { expectAccessible, objectSchema, renderScreen } from '../testing/render-screen';
import { EidosScreen } from '../screen/EidosScreen';
import { createField } from './FieldFrame';

const schema = objectSchema(
  {
    shade: {
      type: 'string',
      title: 'Shade',
      description: 'As in the catalogue.',
      'x-eidos': { widget: 'shade' },
    },
  },
  'shade',
);

const shade = createField(({ attributes, value, set }) => (
  <input
    {...attributes}
    value={typeof value === 'string' ? value : ''}
    onChange={(event) => set(event.target.value || undefined)}
  />
));

it('a rendered control has the label, the description and the errors of its field', async () => {
  const registry = createRegistry({ widgets: { shade } });
  const { controller, user, container } = renderScreen(schema, { registry });
  const input = screen.getByRole('textbox', { name: 'Shade' });
  await user.click(input);
  await user.tab();
  expect(input).toHaveAccessibleErrorMessage('Fill in this field.');
  expect(input).toHaveAccessibleDescription(/As in the catalogue\./);
  await user.type(input, 'Navy');
  expect(input).toBeValid();
  expect(controller.get('/shade')).toBe('Navy');
  await expectAccessible(container);
});

it('the label of a group belongs to the element that refers to it', async () => {
  const choice = createField(
    ({ attributes, ids, value, set }) => (
      <div role="radiogroup" aria-labelledby={ids.label} {...attributes}>
        {['Navy', 'Olive'].map((name) => (
          <label key={name}>
            <input type="radio" checked={value === name} onChange={() => set(name)} /> {name}
          </label>
        ))}
      </div>
    ),
    'group',
  );
  const { controller, user, container } = renderScreen(schema, {
    registry: createRegistry({ widgets: { shade: choice } }),
  });
  expect(screen.getByRole('radiogroup', { name: 'Shade' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Olive' }));
  expect(controller.get('/shade')).toBe('Olive');
  await expectAccessible(container);
});

it('the function that renders may use hooks', () => {
  const registry = createRegistry({
    widgets: {
      shade: createField(function Shade({ attributes }) {
        const list = useId();
        return (
          <>
            <input {...attributes} list={list} />
            <datalist id={list}>
              <option value="Navy" />
            </datalist>
          </>
        );
      }),
    },
  });
  renderScreen(schema, { registry });
  expect(screen.getByRole('combobox', { name: 'Shade' })).toHaveAttribute(
    'list',
    screen.getByRole('option', { hidden: true }).parentElement?.id,
  );
});

it('a control of a custom part cannot be used where the schema or the screen makes its value read-only', async () => {
  const pair = objectSchema({
    shade: { type: 'string', 'x-eidos': { widget: 'shade' } },
    fixed: { type: ['string', 'null'], readOnly: true, 'x-eidos': { widget: 'shade' } },
  });
  const eidos = compileEidos(pair);
  const registry = createRegistry({ widgets: { shade } });
  const onChange = jest.fn();
  const screenWith = (readOnly: boolean) => (
    <EidosScreen
      eidos={eidos}
      data={{ shade: 'Navy', fixed: 'Olive' }}
      {...{ registry, readOnly, onChange }}
    />
  );
  const user = userEvent.setup();
  const { rerender } = render(screenWith(false));
  const typeInto = (name: string, text: string) => user.type(screen.getByRole('textbox', { name }), text);
  await typeInto('Fixed', 'x');
  await typeInto('Shade', ' 2');
  expect(onChange).toHaveBeenLastCalledWith({ shade: 'Navy 2', fixed: 'Olive' }, expect.anything());
  rerender(screenWith(true));
  await typeInto('Shade', 'x');
  rerender(screenWith(false));
  await typeInto('Shade', '!');
  expect(screen.getByRole('textbox', { name: 'Shade' })).toHaveValue('Navy 2!');
});
