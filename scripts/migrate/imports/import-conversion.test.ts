import { writeFiles } from '../../../lib/fixtures/write-content';
import { migrateContent } from '../migrate-content';

jest.setTimeout(60_000);

/** Migrates a project of Docusaurus with one page; the texts and names of what is written. */
async function migrate(page: string, others: Readonly<Record<string, string>> = {}) {
  const folder = writeFiles({
    'sidebars.js': 'module.exports = {};',
    'docs/guide/page.mdx': page,
    ...others,
  });
  const { files, placeholders } = await migrateContent(folder, 'docusaurus');
  return { files, placeholders, text: (name: string) => String(files.get(name)) };
}

it('components of the old site become placeholders, with how often and where pages use them', async () => {
  const { text, placeholders } = await migrate(
    "import Hint from '@site/src/components/hint';\nimport { Menu } from 'some-package';\nimport '@site/src/page.css';\n\n<Hint tone=\"calm\">Text <Hint>within</Hint>.</Hint>\n\n{<Menu.Item />}\n\n<Other.Part />\n",
  );
  expect(text('docs/guide/page.mdx')).not.toContain('import');
  expect(placeholders.uses.map(([name, { count }]) => `${count} ${name}`)).toEqual([
    '2 Hint',
    '1 Other.Part',
  ]);
  expect(text('components.tsx')).toContain(
    '  // 2 uses, the first in docs/guide/page.mdx:5\n  Hint: Placeholder,\n',
  );
  expect(text('components.tsx')).toMatch(/Other: Object\.assign\(.*\{ Part: Placeholder \}\)/);
});

it('a page with what it needs beside it gets no placeholder', async () => {
  const { text, files } = await migrate(
    'import { Dot } from \'./_dot\';\n\nexport const Key = ({ of }) => <b>{of}</b>;\n\n<Dot /> <Key of="Enter" />\n',
    { 'docs/guide/_dot.tsx': 'export const Dot = () => <i />;\n' },
  );
  expect(text('docs/guide/page.mdx')).toContain("import { Dot } from './_dot';");
  expect(files.has('components.tsx')).toBe(false);
});

it('texts from outside of the docs come along, with the texts that they import', async () => {
  const { text } = await migrate("import Steps from '@site/parts/steps.md';\n\n<Steps />\n", {
    'parts/steps.md': "import Last from './last.mdx';\n\nA<br>break.\n\n<Last />\n",
    'parts/last.mdx': 'Done.\n',
  });
  expect(text('docs/guide/page.mdx')).toContain('import Steps from "../_imported/parts/steps.mdx";');
  expect(text('docs/_imported/parts/steps.mdx')).toContain('A<br />break.');
  expect(text('docs/_imported/parts/last.mdx')).toBe('Done.\n');
});

it('pictures become their paths', async () => {
  const { text, files } = await migrate(
    "import Near from './near.png';\nimport Logo from '@site/static/img/logo.svg';\nimport Far from '@site/src/far.png';\nimport useBaseUrl from '@docusaurus/useBaseUrl';\n\n<img src={Near} alt=\"Near\" /> <Logo width=\"20\" /> <img src={Far} alt=\"Far\" />\n\n<img src={require('./near.png').default} alt=\"Again\" /> <video src={useBaseUrl('img/film.mp4')} />\n",
    {
      'docs/guide/near.png': 'png',
      'static/img/logo.svg': '<svg/>',
      'src/far.png': 'png',
    },
  );
  expect(text('docs/guide/page.mdx')).toContain(
    '<img src="./near.png" alt="Near" /> <img src="/img/logo.svg" alt="" width="20" /> <img src="/imported/src/far.png" alt="Far" />',
  );
  expect(text('docs/guide/page.mdx')).toContain(
    '<img src="./near.png" alt="Again" /> <video src="/img/film.mp4" />',
  );
  expect([...files.keys()]).toContain('public/imported/src/far.png');
});

it('code that is imported becomes a fence that names its file', async () => {
  const { text } = await migrate(
    'import code from \'!!raw-loader!./sample.js\';\nimport CodeBlock from \'@theme/CodeBlock\';\n\n<CodeBlock language="js" title="sample.js">{code}</CodeBlock>\n',
    { 'docs/guide/sample.js': 'start();\n' },
  );
  expect(text('docs/guide/page.mdx')).toContain('```js title="sample.js" file="./sample.js"\n```');
});

it('what needs a value of the old site is left out', async () => {
  const { text, placeholders } = await migrate(
    "import values, { limits } from '@site/src/values';\n\nexport const All = () => <b>{limits.all}</b>;\n\nexport default ({ children }) => <div>{children}</div>;\n\n<Chart of={values.rows} wide />\n\nAt most {limits.rows} rows.\n\n<All />\n",
  );
  expect(text('docs/guide/page.mdx')).toContain('<Chart wide />\n\nAt most {/* limits.rows */} rows.');
  expect(text('docs/guide/page.mdx')).not.toContain('export');
  expect(placeholders.uses.map(([name]) => name)).toEqual(['Chart', 'All']);
});
