import path from 'node:path';
import { useEnvironment } from '../../fixtures/use-environment';
import { pageText, writeContent } from '../../fixtures/write-content';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { checkContent } from './check-content';

jest.setTimeout(240_000);

const configText = `export default ${JSON.stringify({
  title: 'Eidos',
  url: 'https://example.org',
  organizationName: 'Eidos',
  docs: { mainDoc: 'tutorial/philosophy', strictFrontmatter: true },
})};\n`;

const componentsText = `import { z } from 'zod';

const Hint = ({ children }) => <aside>{children}</aside>;

const Choice = ({ children }) => {
  if (children.type !== 'b') throw new Error('It needs a bold word');
  return children;
};

export default {
  Hint: { component: Hint, props: z.object({ tone: z.enum(['calm', 'loud']) }) },
  Choice,
};
`;

/** Lines before the text of a page. */
const headLines = 6;

/** The check of a content that holds a page with this text under this name. */
async function checkText(name: string, body: string, extra?: string) {
  const content = writeContent({
    'site.config.ts': configText,
    'components.tsx': componentsText,
    [`docs/tutorial/${name}`]: pageText('Faulty', extra, body),
  });
  useEnvironment({ CONTENT_DIR: content, SITE_CONFIG: path.join(content, 'site.config.ts') });
  const { diagnostics, warnings } = await checkContent();
  const ofPage = (all: readonly Diagnostic[]) => all.filter(({ file }) => file.endsWith(name));
  return { diagnostics: ofPage(diagnostics), oddities: ofPage(warnings.oddities) };
}

/** The faults of a page with this text and a wrong field, each after its line in the text. */
async function faultsOf(body: string): Promise<string[]> {
  const { diagnostics } = await checkText('faulty.mdx', body, 'sidebar_positon: 3');
  return diagnostics.map(({ line = 0, message }) => `${line - headLines}: ${message}`);
}

const wrongTone = '<Hint> has wrong attributes (tone: Invalid option';
const starting = (text: string): string => expect.stringContaining(text) as string;

it('wrong attributes are reported together with the other faults of a page', async () => {
  const faults = await faultsOf(
    [
      '<Hint tone="sharp">Text</Hint>',
      '![Nothing](./missing.png)',
      '<Unknown>\n\n<Hint tone="blunt">Text</Hint>\n\n</Unknown>',
      '{process.pid}',
      '```jsx live\n<b>\n```',
    ].join('\n\n'),
  );
  expect(faults.sort()).toEqual(
    [
      '-2: "sidebar_positon" is not a known name',
      '11: An expression in braces names "process"',
      '14: The live sample does not compile',
      `1: ${wrongTone}`,
      '3: <img src> is "./missing.png", and there is no such file',
      '5: There is no component <Unknown>.',
      `7: ${wrongTone}`,
    ].map(starting),
  );
});

it('what follows from another fault is not reported', async () => {
  const faults = await faultsOf(
    [
      '<Choice><Unknown>Text</Unknown></Choice>',
      '<Hint tone={process.env.TONE}>Text</Hint>',
      '<Hint {...process.env}>Text</Hint>',
      '<Unknown.Part />',
    ].join('\n\n'),
  );
  expect(faults.sort()).toEqual(
    [
      '-2: "sidebar_positon" is not a known name',
      '1: There is no component <Unknown>.',
      '3: An expression in braces names "process"',
      '5: An expression in braces names "process"',
      '7: There is no component <Unknown.Part>.',
    ].map(starting),
  );
});

it('a .md page that uses a component of the content has to become .mdx', async () => {
  const { diagnostics, oddities } = await checkText(
    'plain.md',
    'Text.\n\n<Hint tone="calm">Text</Hint>\n\nA Promise<string>.',
  );
  expect(diagnostics).toMatchObject([
    {
      line: 8,
      message: 'The page uses the component <Hint>, and .md pages are plain Markdown (CommonMark).',
      fix: 'Rename the file from .md to .mdx.',
    },
  ]);
  expect(oddities).toMatchObject([
    { line: 10, message: '<string> is not an HTML element, so browsers do not show it.' },
  ]);
});
