import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { compileEidos } from '../compiler/compile-eidos';
import { createController } from '../controller/create-controller';
import { StringField } from '../fields/StringField';
import { EidosPart } from '../parts/EidosPart';
import type { JsonSchema } from '../json/json-schema';
import { everyPart } from '../testing/every-part';
import { objectSchema, renderScreen } from '../testing/render-screen';
import { EidosProvider } from './EidosProvider';
import { EidosScreen } from './EidosScreen';
import { standardRegistry } from './standard-registry';

describe('data that does not fit its schema', () => {
  it('is shown unchanged, so that it can be corrected, and is not modified by being shown', () => {
    const data = { text: 12, count: 'many', agreed: 'yes', size: 7 };
    const { controller } = renderScreen(
      objectSchema({
        text: { type: 'string' },
        count: { type: 'integer' },
        agreed: { type: 'boolean', 'x-eidos': { widget: 'select' } },
        size: { type: 'string', enum: ['S', 'M'], 'x-eidos': { widget: 'select' } },
      }),
      { data },
    );
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('12');
    expect(screen.getByRole('textbox', { name: 'Count' })).toHaveValue('many');
    expect(screen.getByRole('combobox', { name: 'Agreed' })).toHaveDisplayValue('yes');
    expect(screen.getByRole('combobox', { name: 'Size' })).toHaveDisplayValue('7');
    expect(controller.getSnapshot().data).toEqual(data);
  });

  it.each([{}, { collapsible: true }, { section: 'Place' }, { layout: 'columns', columns: 2 }])(
    'is shown once in place of a group with the hints %j, with a button that replaces it',
    async (hints) => {
      const address = {
        type: 'object',
        properties: { city: { type: 'string' } },
        'x-eidos': hints,
      } as JsonSchema;
      const { controller, user } = renderScreen(objectSchema({ address }), {
        data: { address: 'Rome' },
        registry: standardRegistry,
      });
      await act(async () => void (await controller.submit()));
      expect(screen.getAllByText('This value has the wrong type.')).toHaveLength(1);
      expect(screen.getAllByText('Rome')).toHaveLength(1);
      await user.click(screen.getByRole('button', { name: 'Leave empty' }));
      expect(controller.get('/address')).toEqual({});
      expect(screen.getByRole('textbox', { name: 'City' })).toBeVisible();
      act(() => controller.undo());
      expect(controller.get('/address')).toBe('Rome');
    },
  );

  it('is replaced by empty items with a button that says so', async () => {
    const pair = {
      type: 'array',
      prefixItems: [{ type: 'string' }, { type: 'string' }],
      items: false,
    } as const;
    const { controller, user } = renderScreen(objectSchema({ pair }), { data: { pair: 'a' } });
    await user.click(screen.getByRole('button', { name: 'Leave empty' }));
    expect(controller.get('/pair')).toEqual([null, null]);
  });

  it('cannot be replaced by an entry in a field of what it stands for', async () => {
    const tree = objectSchema({ name: { type: 'string' }, inner: { $ref: '#/$defs/tree' } });
    const schema = { type: 'object', properties: { tree: { $ref: '#/$defs/tree' } }, $defs: { tree } };
    const controller = createController<unknown>(compileEidos(schema), { data: { tree: 'oak' } });
    render(
      <EidosProvider controller={controller}>
        <StringField pointer="/tree/name" />
        <EidosPart pointer="/tree/inner" />
      </EidosProvider>,
    );
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('group', { name: 'Name' })).toHaveTextContent('Not set');
    act(() => controller.set('/tree', {}));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'elm');
    expect(controller.get('/tree')).toEqual({ name: 'elm' });
  });

  it('leaves the focus at what follows when the button that repairs it goes with the last control', async () => {
    const schema = {
      ...(objectSchema({ version: { const: 2 }, name: { type: 'string' } }) as object),
      additionalProperties: false,
    };
    const { user } = renderScreen(schema, { data: { version: 1, name: 'Ada', old: 1, older: 2 } });
    await user.click(screen.getByRole('button', { name: 'Use 2' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Remove old' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove older' })).toHaveFocus());
  });

  it('renders a screen whatever the data is', () => {
    const eidos = compileEidos(everyPart);
    const names = Object.keys(everyPart.properties);
    const anyData = fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 8 });
    const complaints = jest.spyOn(console, 'error');
    fc.assert(
      fc.property(anyData, (data) => {
        const controller = createController<unknown>(eidos, { data });
        const { unmount, container } = render(<EidosScreen controller={controller} />);
        expect(container.querySelector('.eidos-failure')).toBeNull();
        unmount();
      }),
      { numRuns: 40 },
    );
    expect(complaints).not.toHaveBeenCalled();
  }, 60_000);
});

test('a part without a pointer says so', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation();
  renderScreen(objectSchema({}), { children: <EidosPart {...({} as { pointer: string })} /> });
  expect(screen.getByRole('alert')).toHaveTextContent('"undefined" is not a JSON Pointer.');
  complaints.mockRestore();
});
