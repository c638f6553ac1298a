import { useFiles } from '../../config/fixtures/use-environment';
import { checkPageComponents } from './check-content';

it('a page component without a default export is an error', () => {
  useFiles({
    'app/page.tsx': 'export default function Home() {\n  return null;\n}\n',
    'app/named/page.tsx': 'export function Page() {\n  return null;\n}\n',
    'app/renamed/page.tsx': 'const Page = () => null;\nexport { Page as default };\n',
    'app/written/page.mdx': 'Text',
    'app/layout.tsx': '',
  });
  expect(checkPageComponents()).toEqual([
    {
      file: 'app/named/page.tsx',
      message:
        "The page component at app/named/page.tsx doesn't have a default export. This makes it impossible to render anything.",
      fix: 'Consider default-exporting a React component.',
    },
  ]);
});
