import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { compileEidos } from '../compiler/compile-eidos';
import { createController } from '../controller/create-controller';
import { StringField } from '../fields/StringField';
import { EidosPart } from '../parts/EidosPart';
import { everyPart } from '../testing/every-part';
import { objectSchema, renderScreen } from '../testing/render-screen';
import { EidosProvider } from './EidosProvider';
import { EidosScreen } from './EidosScreen';

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

  it('cannot be replaced by an entry in a field of what it stands for', async () => {
    const tree = {
      type: 'object',
      properties: { name: { type: 'string' }, inner: { $ref: '#/$defs/tree' } },
    };
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
