import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiFilter } from './api-filter';
import { ApiList } from './api-list';

const groups = [
  {
    title: 'Compile a schema' as const,
    entries: [
      {
        name: 'compileEidos',
        kind: 'function' as const,
        entry: 'eidos',
        summary: 'Compiles `a schema`.',
        path: '/docs/x',
      },
    ],
  },
  {
    title: 'Read data in components' as const,
    entries: [
      {
        name: 'useField',
        kind: 'hook' as const,
        entry: 'eidos/react',
        summary: 'One field.',
        path: '/docs/hooks#usefield',
      },
      {
        name: 'useForm',
        kind: 'hook' as const,
        entry: 'eidos/react',
        summary: 'The whole.',
        path: undefined,
      },
    ],
  },
];

const shown = () =>
  screen.queryAllByRole('listitem').flatMap((item) => item.querySelector('code')?.textContent ?? []);

test('every export is in the list, with a link where a page documents it', () => {
  render(<ApiList groups={groups} />);
  expect(shown()).toEqual(['compileEidos', 'useField', 'useForm']);
  expect(screen.getByRole('link', { name: 'useField' })).toHaveAttribute('href', '/docs/hooks#usefield');
  expect(screen.queryByRole('link', { name: 'useForm' })).toBeNull();
});

test('types are below what is called or rendered, and open when they are found', async () => {
  const type = {
    name: 'Field',
    kind: 'type' as const,
    entry: 'eidos/react',
    summary: 'A field.',
    path: '/docs/x',
  };
  const [, hooks] = groups;
  render(
    <ApiFilter className="filter" entryPoints={['eidos', 'eidos/react']}>
      <ApiList groups={[{ ...hooks!, entries: [type, ...hooks!.entries] }]} />
    </ApiFilter>,
  );
  expect(shown()).toEqual(['useField', 'useForm', 'Field']);
  const types = screen.getByRole('group', { name: '' });
  expect(types).not.toHaveAttribute('open');
  await userEvent.type(screen.getByRole('searchbox'), 'type');
  expect(types).toHaveAttribute('open');
  expect(shown()).toEqual(['Field']);
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(types).not.toHaveAttribute('open');
});

test('each task has a link that leads to its heading', () => {
  render(<ApiList groups={groups} />);
  const tasks = within(screen.getByRole('navigation', { name: 'Tasks' }));
  const link = tasks.getByRole('link', { name: 'Read data in components' });
  const heading = screen.getByRole('heading', { name: 'Read data in components' });
  expect(link).toHaveAttribute('href', `#${heading.id}`);
});

test('typing keeps the entries with every word in their name or kind, and shows their number', async () => {
  render(
    <ApiFilter className="filter" entryPoints={['eidos', 'eidos/react']}>
      <ApiList groups={groups} />
    </ApiFilter>,
  );
  const input = screen.getByRole('searchbox', { name: 'Filter by name or kind' });
  await userEvent.type(input, 'hook FO');
  expect(shown()).toEqual(['useForm']);
  expect(screen.getByRole('status')).toHaveTextContent('1 name');
  expect(screen.queryByRole('heading', { name: 'Compile a schema' })).toBeNull();
  await userEvent.clear(input);
  expect(shown()).toHaveLength(3);
});

test('a press shows the names of one entry point, and a second one all of them', async () => {
  render(
    <ApiFilter className="filter" entryPoints={['eidos', 'eidos/react']}>
      <ApiList groups={groups} />
    </ApiFilter>,
  );
  const react = screen.getByRole('button', { name: 'eidos/react' });
  await userEvent.click(react);
  expect(react).toHaveAttribute('aria-pressed', 'true');
  expect(shown()).toEqual(['useField', 'useForm']);
  await userEvent.type(screen.getByRole('searchbox'), 'form');
  expect(shown()).toEqual(['useForm']);
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.click(screen.getByRole('button', { name: 'eidos' }));
  expect(shown()).toEqual(['compileEidos']);
  await userEvent.click(screen.getByRole('button', { name: 'eidos' }));
  expect(shown()).toHaveLength(3);
});
