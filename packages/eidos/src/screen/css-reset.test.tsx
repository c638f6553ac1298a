import { objectSchema, renderScreen } from '../testing/render-screen';
import { standardRegistry } from './standard-registry';

it('no button that sets or removes a value is in a paragraph, whose distances a reset of the page removes', () => {
  const day = {
    oneOf: [
      { type: 'string', format: 'date' },
      { const: null, title: 'Never' },
    ],
  };
  const options = { type: 'object', properties: { name: { type: 'string' } } };
  const { container } = renderScreen(objectSchema({ day, options, extra: {} }, 'day', 'extra'), {
    data: {},
    registry: standardRegistry,
  });
  const buttons = [...container.querySelectorAll('.eidos-field__offer, .eidos-group__presence')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Leave empty',
    'Add Options',
    'Leave empty',
  ]);
  for (const button of buttons) expect(button.tagName).toBe('DIV');
});
