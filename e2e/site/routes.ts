const components = [
  ...[
    'Fields/BooleanField',
    'Fields/IntegerField',
    'Fields/NumberField',
    'Fields/StringField',
    'Fields/TextField',
    'Fields/UnionField',
  ],
  ...['Layout/HUD', 'Layout/Tabs', 'Tables/DisplayTable', 'Tables/EditableTable', 'Tables/OrderedTable'],
];

/** Every route of the site, with the title its page carries. */
export const routes: readonly { readonly path: string; readonly title: string }[] = [
  { path: '/', title: 'Eidos' },
  { path: '/apiDocs', title: 'Api Docs | Eidos' },
  { path: '/markdown-page', title: 'Markdown page | Eidos' },
  { path: '/playground', title: 'Playground | Eidos' },
  ...components.map((name) => ({
    path: `/docs/api/Components/${name}`,
    title: `${name.split('/')[1]} | Eidos`,
  })),
  { path: '/docs/api/controller', title: 'Controller | Eidos' },
  { path: '/docs/api/data_hooks', title: 'Data hooks | Eidos' },
  { path: '/docs/api/eidos_compiler', title: 'Compiler | Eidos' },
  { path: '/docs/releases/', title: 'Releases | Eidos' },
  { path: '/docs/tutorial/css_guide', title: 'CSS guide | Eidos' },
  { path: '/docs/tutorial/customize_fields', title: 'Customize fields | Eidos' },
  { path: '/docs/tutorial/customize_tables', title: 'Customize tables | Eidos' },
  { path: '/docs/tutorial/dataflow', title: 'Data flow | Eidos' },
  { path: '/docs/tutorial/getting%20started', title: 'Getting started | Eidos' },
  { path: '/docs/tutorial/installation', title: 'Installation | Eidos' },
  { path: '/docs/tutorial/philosophy', title: 'Philosophy | Eidos' },
  { path: '/docs/tutorial/translations', title: 'Translations | Eidos' },
  { path: '/docs/tutorial/types', title: 'Types | Eidos' },
  { path: '/docs/examples/', title: 'Examples | Eidos' },
];
