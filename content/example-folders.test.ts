import { readFileSync } from 'node:fs';

const recipes = 'content/docs/tutorial/recipes';
const examples = 'packages/eidos/examples';

it.each([
  ['mui.mdx', 'mui/registry.tsx'],
  ['mui.mdx', 'mui/theme.css'],
  ['tailwind.mdx', 'shadcn/registry.tsx'],
  ['tailwind.mdx', 'shadcn/app.css'],
])('%s shows the file %s, which the browser tests use', (page, file) => {
  const text = readFileSync(`${examples}/${file}`, 'utf8');
  expect(readFileSync(`${recipes}/${page}`, 'utf8')).toContain(`\n${text}\`\`\``);
});
