/** What the search offers before anything is typed: a task, and the path of the page about it. */
const searchTasks: Readonly<Record<string, string>> = {
  'Install Eidos': '/docs/tutorial/installation',
  'Build a first screen': '/docs/tutorial/getting started',
  'Validate on the server': '/docs/tutorial/recipes/server_validation',
  'Replace a field': '/docs/tutorial/customize_fields',
  'Move from another form library': '/docs/tutorial/evaluate/migration',
};

export default searchTasks;
