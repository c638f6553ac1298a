import { render, screen } from '@testing-library/react';
import { createController } from '../controller/create-controller';
import { compileEidos } from '../compiler/compile-eidos';
import { EidosProvider } from '../screen/EidosProvider';
import { addStyles } from '../testing/add-styles';
import { objectSchema } from '../testing/render-screen';
import { ErrorList } from './ErrorList';
import { Wizard } from './Wizard';

it('steps and a list of errors have the font of the fields, outside of a screen, too', () => {
  addStyles('base');
  const controller = createController(compileEidos(objectSchema({ name: { type: 'string' } }, 'name')));
  controller.touch('', 'within');
  const { container } = render(
    <EidosProvider controller={controller}>
      <ErrorList />
      <Wizard steps={[{ id: 'who', label: 'You', pointers: ['/name'] }]} />
    </EidosProvider>,
  );
  const fontOf = (element: Element) => getComputedStyle(element).fontFamily;
  const field = fontOf(screen.getByRole('textbox', { name: 'Name' }).closest('.eidos-field')!);
  for (const name of ['.eidos-errors', '.eidos-wizard'])
    expect(fontOf(container.querySelector(name)!)).toBe(field);
  expect(field).toBe('var(--eidos-font-family)');
});
