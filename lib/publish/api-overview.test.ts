import { groupByTask } from './api-overview';

it('groups exports by the page that documents them, in the order of a project', () => {
  const groups = groupByTask([
    { name: 'useField', path: '/docs/api/data_hooks#usefield' },
    { name: 'Tabs', path: '/docs/api/Components/Layout/Tabs' },
    { name: 'compileEidos', path: '/docs/api/eidos_compiler#compileeidos' },
    { name: 'Odd', path: undefined },
  ]);
  expect(groups.map(({ title, entries }) => [title, entries.map(({ name }) => name)])).toEqual([
    ['Compile a schema', ['compileEidos']],
    ['Render a screen', ['Tabs']],
    ['Read data in components', ['useField']],
    ['Other names', ['Odd']],
  ]);
});
