import { render } from '@testing-library/react';
import { compileEidos } from '../compiler/compile-eidos';
import { createController } from '../controller/create-controller';
import { Cards } from '../lists/Cards';
import { uploadField } from '../lists/upload-field';
import { createRegistry, mergeRegistries } from '../parts/registry';
import { EidosScreen } from '../screen/EidosScreen';
import { standardRegistry } from '../screen/standard-registry';
import { addStyles } from '../testing/add-styles';

const title = 'Persons whom we should inform in an emergency at night';

const eidos = compileEidos({
  type: 'object',
  properties: {
    group: { type: 'object', title: `${title} (group)`, properties: { name: { type: 'string' } } },
    cards: {
      type: 'array',
      title: `${title} (cards)`,
      items: { type: 'object', properties: { name: { type: 'string' } } },
      'x-eidos': { widget: 'cards' },
    },
    map: { type: 'object', title: `${title} (map)`, additionalProperties: { type: 'string' } },
    table: {
      type: 'array',
      title: `${title} (table)`,
      items: { type: 'object', properties: { name: { type: 'string' } } },
    },
    file: { type: 'string', title: `${title} (file)`, 'x-eidos': { widget: 'file' } },
  },
});
const data = { cards: [{}], map: { [title]: 'Ada' }, file: title };
const widgets = { cards: Cards, file: uploadField(({ name }) => Promise.resolve(name)) };

it('a button or a label with a long title has several lines in a narrow window', () => {
  addStyles('base', 'field', 'group', 'table', 'row');
  const { container } = render(
    <EidosScreen
      hud={false}
      controller={createController(eidos, { data })}
      registry={mergeRegistries(standardRegistry, createRegistry({ widgets }))}
    />,
  );
  const buttons = [...container.querySelectorAll('button')].filter(({ textContent }) =>
    textContent.includes(title),
  );
  expect(buttons.length).toBeGreaterThanOrEqual(7);
  const styleOf = (element: Element) => getComputedStyle(element);
  expect(
    buttons.filter((button) => styleOf(button).whiteSpace === 'nowrap').map(({ textContent }) => textContent),
  ).toEqual([]);
  for (const named of [...buttons, ...container.querySelectorAll('label, legend')])
    expect(styleOf(named).getPropertyValue('overflow-wrap')).toBe('anywhere');
  // A caption stays in view while the rows are scrolled, so it may only be as wide as what is seen of them.
  expect(styleOf(container.querySelector('caption')!).getPropertyValue('max-inline-size')).toBe('100cqi');
});
