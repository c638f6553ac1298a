import { writeFiles } from '../../../lib/fixtures/write-content';
import { migrateContent } from '../migrate-content';
import { MigrationNotes } from '../migration';
import { convertContainers } from './convert-containers';
import { fillValues } from './fill-values';
import { includeFiles } from './include-files';
import { keepHeadingIds } from './keep-heading-ids';

const notes = () => new MigrationNotes();

it('containers hold each other, and a line of colons ends the outermost that has no more', () => {
  expect(
    convertContainers(
      ':::: warning Title {#own}\n::: details More {open}\nText.\n:::\n::::\n\n::: tip\n::: code-group\n```sh [npm]\nnpm a\n```\n```sh [npm]\nnpm b\n```\nBesides.\n:::\n',
      notes(),
    ),
  ).toBe(
    '::::warning[Title]{#own}\n<details open>\n<summary>More</summary>\n\nText.\n\n</details>\n::::\n\n:::tip\n<Tabs>\n<TabItem label="npm">\n\n```sh\nnpm a\n```\n\n</TabItem>\n<TabItem label="npm" value="npm-2">\n\n```sh\nnpm b\n```\n\n</TabItem>\n</Tabs>\n\nBesides.\n:::\n',
  );
});

it('tabs begin with their marks, and end the groups within', () => {
  expect(
    convertContainers(
      '::: tabs key:system\n== One\n::: code-group\n```sh\na\n```\n== Two\nText.\n:::\n',
      notes(),
    ),
  ).toBe(
    '<Tabs groupId="system">\n<TabItem label="One">\n\n<Tabs>\n<TabItem label="sh">\n\n```sh\na\n```\n\n</TabItem>\n</Tabs>\n\n</TabItem>\n<TabItem label="Two">\n\nText.\n\n</TabItem>\n</Tabs>\n',
  );
});

it('containers in code, and of types that nobody knows, stay', () => {
  const text = '```md\n::: tip\n:::\n```\n\n::: own\nText.\n';
  expect(convertContainers(text, notes())).toBe(text);
});

it('headings keep the ids that the old site gave them', () => {
  const text =
    '## rows.add\n\n## Plain words\n\n## 1. First\n\n## rows.add\n\n## Set {#own}\n\n## List <Badge>new</Badge>\n';
  expect(keepHeadingIds(text, notes())).toBe(
    '## rows.add {#rows-add}\n\n## Plain words\n\n## 1. First {#_1-first}\n\n## rows.add {#rows-add-1}\n\n## Set {#own}\n\n## List <Badge>new</Badge>\n',
  );
});

it('other files are included, code as fences', () => {
  const folder = writeFiles({
    'docs/guide/page.md': '',
    'docs/parts/part.md': '---\ntitle: Part\n---\nShared words.\n',
    'docs/parts/sample.ts': 'a();\n',
    'outside.ts': '// #region one\none();\n// #endregion one\ntwo();\n',
  });
  const include = (text: string) => includeFiles(text, `${folder}/docs/guide/page.md`, `${folder}/docs`);
  expect(include('<!--@include: @/parts/part.md-->\n')).toBe('Shared words.\n');
  expect(include('<!--@include: ./none.md-->')).toBe('<!--@include: ./none.md-->');
  expect(include('<<< ../parts/sample.ts{1}[Sample]')).toBe(
    '```ts {1} [Sample] file="../parts/sample.ts"\n```',
  );
  expect(include('<<< ../../outside.ts#one')).toBe('```ts\none();\n```');
});

it('texts of the script of a page are filled in, and what has to run stays', () => {
  const script = "<script setup>\nconst name = 'eidos'\n</script>\n";
  expect(
    fillValues(
      `${script}\n{{ name }} and {{ other }}, \`{{ name }}\`, <a :href="\`/\${name}/rows\`" :title="run()">x</a>\n\n\`\`\`ts-vue\nimport '{{name}}'\n\`\`\`\n`,
    ),
  ).toBe(
    `${script}\neidos and {{ other }}, \`{{ name }}\`, <a href="/eidos/rows" :title="run()">x</a>\n\n\`\`\`ts\nimport 'eidos'\n\`\`\`\n`,
  );
});

it('pages with components become MDX, without scripts and attributes of Vue', async () => {
  const folder = writeFiles({
    'page.md':
      '---\nsidebar: false\n---\n\n<script setup>\nimport Own from \'./own.vue\'\n</script>\n\n# Page\n\n[[toc]]\n\n<Own :rows="2" @press="go()" wide /> <Badge type="warning">old</Badge>\n\n```ts:line-numbers {1}\na\n```\n',
  });
  const { files, placeholders } = await migrateContent(folder, 'vitepress');
  expect(String(files.get('docs/page.mdx'))).toBe(
    '---\ndisplayed_sidebar: null\n---\n\n\n# Page\n\n<TOCInline />\n\n<Own wide /> <Badge tone="warning">old</Badge>\n\n```ts showLineNumbers {1}\na\n```\n',
  );
  expect(placeholders.uses.map(([name]) => name)).toEqual(['Own']);
});
