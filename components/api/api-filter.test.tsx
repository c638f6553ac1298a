import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiFilter } from './api-filter';
import { ApiList } from './api-list';

const groups = [
  {
    entry: 'eidos',
    exports: [
      { name: 'compileEidos', kind: 'function' as const, summary: 'Compiles `a schema`.', path: '/docs/x' },
    ],
  },
  {
    entry: 'eidos/react',
    exports: [
      { name: 'useField', kind: 'hook' as const, summary: 'One field.', path: '/docs/hooks#usefield' },
      { name: 'useForm', kind: 'hook' as const, summary: 'The whole.', path: undefined },
    ],
  },
];

const shown = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('code')?.textContent);

test('every export is in the list, with a link where a page documents it', () => {
  render(<ApiList groups={groups} />);
  expect(shown()).toEqual(['compileEidos', 'useField', 'useForm']);
  expect(screen.getByRole('link', { name: 'useField' })).toHaveAttribute('href', '/docs/hooks#usefield');
  expect(screen.queryByRole('link', { name: 'useForm' })).toBeNull();
});

test('typing keeps the entries with every word in their name or kind, and shows their number', async () => {
  render(
    <ApiFilter>
      <ApiList groups={groups} />
    </ApiFilter>,
  );
  const input = screen.getByRole('searchbox', { name: 'Filter by name or kind' });
  await userEvent.type(input, 'hook FO');
  expect(shown()).toEqual(['useForm']);
  expect(screen.getByRole('status')).toHaveTextContent('1 name');
  expect(screen.queryByRole('heading', { name: 'eidos' })).toBeNull();
  await userEvent.clear(input);
  expect(shown()).toHaveLength(3);
});
