import { render, screen, within } from '@testing-library/react';
import { ApiList } from './api-list';

const entry = (name: string, path?: string, kind: 'hook' | 'type' = 'hook') => ({
  name,
  kind,
  entry: 'eidos/react',
  summary: `About ${name}.`,
  path,
});

test('every export is below its task, types last, with a link where a page documents it', () => {
  const entries = [entry('Field', '/x', 'type'), entry('useField', '/docs/hooks#usefield'), entry('useForm')];
  render(<ApiList groups={[{ title: 'Read data in components', entries }]} />);
  const shown = screen
    .getAllByRole('listitem')
    .flatMap((item) => item.querySelector('code')?.textContent ?? []);
  expect(shown).toEqual(['useField', 'useForm', 'Field']);
  expect(screen.getByRole('link', { name: 'useField' })).toHaveAttribute('href', '/docs/hooks#usefield');
  expect(screen.queryByRole('link', { name: 'useForm' })).toBeNull();
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  const task = within(screen.getByRole('navigation', { name: 'Tasks' })).getByRole('link');
  expect(task).toHaveAttribute('href', `#${screen.getByRole('heading').id}`);
});
