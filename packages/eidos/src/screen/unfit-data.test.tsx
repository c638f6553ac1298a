import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { compileEidos } from '../compiler/compile-eidos';
import { createController } from '../controller/create-controller';
import { everyPart } from '../testing/every-part';
import { objectSchema, renderScreen } from '../testing/render-screen';
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
