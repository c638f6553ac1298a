/** The tasks that the search offers before anything is typed, each with the path of its page. */
const searchTasks: Readonly<Record<string, string>> = {
  'Install Eidos': '/docs/tutorial/installation',
  'Build a first screen': '/docs/tutorial/getting started',
  'Validate on the server': '/docs/tutorial/recipes/server_validation',
  'Replace a field': '/docs/tutorial/customize_fields',
  'Move from another form library': '/docs/tutorial/evaluate/migration',
};

export default searchTasks;
