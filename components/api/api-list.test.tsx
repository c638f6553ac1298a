import { render, screen, within } from '@testing-library/react';
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

test('types are below what is called or rendered', () => {
  const type = {
    name: 'Field',
    kind: 'type' as const,
    entry: 'eidos/react',
    summary: 'A field.',
    path: '/docs/x',
  };
  const [, hooks] = groups;
  render(<ApiList groups={[{ ...hooks!, entries: [type, ...hooks!.entries] }]} />);
  expect(shown()).toEqual(['useField', 'useForm', 'Field']);
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
});

test('each task has a link that leads to its heading', () => {
  render(<ApiList groups={groups} />);
  const tasks = within(screen.getByRole('navigation', { name: 'Tasks' }));
  const link = tasks.getByRole('link', { name: 'Read data in components' });
  const heading = screen.getByRole('heading', { name: 'Read data in components' });
  expect(link).toHaveAttribute('href', `#${heading.id}`);
});
