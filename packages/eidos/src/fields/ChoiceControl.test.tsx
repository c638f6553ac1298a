import { act, fireEvent, screen, within } from '@testing-library/react';
import type { JsonSchema } from '../json/json-schema';
import { standardRegistry } from '../screen/standard-registry';
import { expectAccessible, objectSchema, renderScreen } from '../testing/render-screen';

const sizes = ['S', 'M', 'L'];
const countries = ['at', 'be', 'ch', 'de', 'es'];

describe('choices of a string', () => {
  it('are radio buttons when there are few', async () => {
    const { controller, user, container } = renderScreen(
      objectSchema({ size: { type: 'string', enum: sizes } }, 'size'),
    );
    const group = screen.getByRole('radiogroup', { name: 'Size' });
    expect(within(group).getAllByRole('radio')).toHaveLength(3);
    await user.click(screen.getByRole('radio', { name: 'M' }));
    expect(controller.get('/size')).toBe('M');
    await expectAccessible(container);
  });

  it('are a list when there are many, with a prompt while nothing is chosen', async () => {
    const { controller, user, container } = renderScreen(
      objectSchema({ country: { type: 'string', enum: countries } }, 'country'),
    );
    const list = screen.getByRole('combobox', { name: 'Country' });
    expect(list).toHaveDisplayValue('Choose…');
    await user.selectOptions(list, 'ch');
    expect(controller.get('/country')).toBe('ch');
    await expectAccessible(container);
  });

  it('show what is wrong inside a chosen object', async () => {
    const size = { enum: [{ cm: 1 }, { cm: 9 }], properties: { cm: { minimum: 5 } } };
    const { user } = renderScreen(objectSchema({ size }), { data: { size: { cm: 1 } } });
    await user.click(screen.getByRole('radio', { name: '{"cm":1}' }));
    await user.tab();
    const group = screen.getByRole('radiogroup', { name: 'Size' });
    expect(group).toHaveAccessibleErrorMessage(/5/);
    await user.click(screen.getByRole('radio', { name: '{"cm":9}' }));
    expect(group).not.toHaveAccessibleErrorMessage();
  });

  it('can be cleared when no choice is required', async () => {
    const { controller, user } = renderScreen(
      objectSchema({ country: { type: 'string', enum: countries } }),
      {
        data: { country: 'de' },
      },
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'None');
    expect(controller.get('/country')).toBeUndefined();
  });

  it('are filled in by their values, of which none is taken for another', () => {
    const values = ['de', '', ' ', '  ', '1', ' 1', 1, true, 'true'];
    const oneOf = values.map((value, index) => ({ const: value, title: `Title ${index}` }));
    const { controller } = renderScreen(objectSchema({ country: { oneOf } }, 'country'));
    const list = screen.getByRole('combobox', { name: 'Country' });
    for (const [index, value] of values.entries()) {
      const { value: key } = screen.getByRole<HTMLOptionElement>('option', { name: `Title ${index}` });
      fireEvent.change(list, { target: { value: key } });
      expect(controller.get('/country')).toBe(value);
      expect(list).toHaveDisplayValue(`Title ${index}`);
    }
    fireEvent.change(list, { target: { value: 'de' } });
    expect(controller.get('/country')).toBe('de');
  });

  it('are without a choice again once a browser takes back what it filled in', () => {
    const schema = objectSchema({ country: { type: 'string', enum: countries } }, 'country');
    const { controller } = renderScreen(schema);
    const list = screen.getByRole('combobox', { name: 'Country' });
    fireEvent.change(list, { target: { value: 'ch' } });
    expect(controller.get('/country')).toBe('ch');
    fireEvent.change(list, { target: { value: '' } });
    expect(controller.getSnapshot().data).toEqual({});
    expect(list).toHaveDisplayValue('Choose…');
  });

  it.each([
    ['a list', 'option', { enum: ['', ...countries] }],
    ['radio buttons', 'radio', { enum: ['', 'x'] }],
    ['boxes', 'checkbox', { type: 'array', items: { enum: ['', 'x'] }, uniqueItems: true }],
  ] as const)('have a name in %s, also when a choice is an empty text', async (_, role, value) => {
    const { container } = renderScreen(objectSchema({ value }), { registry: standardRegistry });
    expect(screen.getByRole(role, { name: '""' })).toBeVisible();
    await expectAccessible(container);
  });

  it('keep a stored value that is no longer among them', () => {
    const { controller } = renderScreen(objectSchema({ country: { type: 'string', enum: countries } }), {
      data: { country: 'yu' },
    });
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('yu');
    expect(controller.get('/country')).toBe('yu');
  });

  it('use the widget that the schema names', () => {
    renderScreen(objectSchema({ size: { type: 'string', enum: sizes, 'x-eidos': { widget: 'select' } } }));
    expect(screen.getByRole('combobox', { name: 'Size' })).toBeVisible();
  });

  it.each([
    [{ type: 'string', enum: sizes }, 'l', 'L'],
    [{ oneOf: [10, 20].map((value) => ({ const: value, title: `Size ${value}` })) }, 'size 20', 20],
  ])('are typed where the schema says so: %j', async (size, typed, value) => {
    const { controller, user } = renderScreen(
      objectSchema({ size: { ...size, 'x-eidos': { widget: 'input' } } }),
    );
    const box = screen.getByRole('textbox', { name: 'Size' });
    await user.type(box, typed);
    expect(controller.get('/size')).toBe(value);
    await user.clear(box);
    await user.type(box, 'XXS');
    await user.tab();
    expect(box).toBeInvalid();
    expect(controller.getErrors('/size')).toMatchObject([
      { code: expect.stringMatching(/enum|integer/) as string },
    ]);
  });

  it('show their errors only when the whole group is left', async () => {
    const schema = objectSchema(
      { size: { type: 'string', enum: sizes, 'x-eidos': { widget: 'radio' } }, next: { type: 'string' } },
      'size',
    );
    const { user } = renderScreen(schema);
    await user.tab();
    expect(screen.getByRole('radiogroup', { name: 'Size' })).toBeValid();
    await user.click(screen.getByRole('textbox', { name: 'Next' }));
    expect(screen.getByRole('radiogroup', { name: 'Size' })).toBeInvalid();
  });
});

describe('choices that are objects or lists', () => {
  const small = { w: 10, h: [5] };
  const size: JsonSchema = {
    oneOf: [{ const: small, title: 'Small' }, { const: [1, 2], title: 'Pair' }, { const: 'none' }],
  };

  it('have their titles, and store the value of the schema', async () => {
    const { controller, user, container } = renderScreen(objectSchema({ size }, 'size'), {
      data: { size: { h: [5], w: 10 } },
    });
    expect(screen.getByRole('radio', { name: 'Small' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Pair' }));
    expect(controller.get('/size')).toEqual([1, 2]);
    await user.click(screen.getByRole('radio', { name: 'none' }));
    expect(controller.get('/size')).toBe('none');
    await user.click(screen.getByRole('radio', { name: 'Small' }));
    expect(controller.get('/size')).toEqual(small);
    expect(controller.getSnapshot().dirty).toBe(false);
    await expectAccessible(container);
  });

  it('have their text without a title, and may be none', async () => {
    const { controller, user } = renderScreen(
      objectSchema({
        size: { type: ['object', 'null'], enum: [...'12345'].map((w) => ({ w })).concat(null!) },
      }),
      { data: { size: { w: '3' } } },
    );
    const list = screen.getByRole('combobox', { name: 'Size' });
    expect(list).toHaveDisplayValue('{"w":"3"}');
    await user.selectOptions(list, '{"w":"5"}');
    expect(controller.get('/size')).toEqual({ w: '5' });
    await user.selectOptions(list, 'None');
    expect(controller.get('/size') ?? null).toBeNull();
  });

  it('keep a stored value that is not among them, and report it once', async () => {
    const stored = { w: 'x', h: 1 };
    const own = { type: 'object', properties: { w: { type: 'integer' } }, enum: [{ w: 1 }, { w: 2 }] };
    const { controller } = renderScreen(objectSchema({ size: own }), { data: { size: stored } });
    expect(screen.getByRole('radio', { name: '{"w":"x","h":1}' })).toBeChecked();
    await act(() => controller.submit());
    expect(screen.getByRole('radiogroup', { name: 'Size' })).toBeInvalid();
    expect(screen.getAllByText('Choose one of the listed values.')).toHaveLength(1);
    expect(controller.getSnapshot().data).toEqual({ size: stored });
    expect(controller.getSnapshot().errors).toHaveLength(1);
  });

  it('are text where they cannot be changed', () => {
    renderScreen(objectSchema({ size: { ...(size as object), readOnly: true } }), { data: { size: small } });
    expect(screen.getByRole('group', { name: 'Size' })).toHaveTextContent('Small');
  });

  it('are boxes for a list of them', async () => {
    const sizes = { type: 'array', uniqueItems: true, items: size };
    const odd = { odd: 1 };
    const { controller, user } = renderScreen(objectSchema({ sizes }), {
      registry: standardRegistry,
      data: { sizes: [{ h: [5], w: 10 }, odd, { odd: 1 }] },
    });
    expect(
      screen.getAllByRole('checkbox', { checked: true }).map((box) => box.parentElement!.textContent),
    ).toEqual(['Small', '{"odd":1}']);
    await user.click(screen.getByRole('checkbox', { name: 'Pair' }));
    expect(controller.get('/sizes')).toEqual([small, [1, 2], odd, odd]);
    await user.click(screen.getByRole('checkbox', { name: '{"odd":1}' }));
    expect(controller.get('/sizes')).toEqual([small, [1, 2]]);
  });
});
