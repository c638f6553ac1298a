/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { compileEidos } from '../compiler/compile-eidos';
import { EidosScreen } from './EidosScreen';

const markup = '<img src="x" onerror="alert(1)">';

it('renders the text of schemas and data as text, never as markup', () => {
  const eidos = compileEidos({
    type: 'object',
    title: markup,
    properties: {
      name: {
        type: 'string',
        title: markup,
        description: markup,
        'x-eidos': { help: markup, placeholder: markup },
      },
      choice: { enum: [markup, 'other'], title: 'Choice' },
      fixed: { type: 'string', readOnly: true },
    },
  });
  const html = renderToString(<EidosScreen eidos={eidos} data={{ name: markup, fixed: markup }} />);
  expect(html.split('&lt;img')).toHaveLength(html.split('onerror').length);
  expect(html).not.toContain('<img');
});
