import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { applyDiff } from './apply-diff';
import { followRecipe, readRecipe } from './recipe';

const markdown = `# Title

## Add a thing

1. Write it.

   \`\`\`ts file=things/new.ts
   export const isNew = true;
   \`\`\`

2. Name it.

   \`\`\`diff file=names.ts
    'old',
   +'new',
   \`\`\`

\`\`\`sh
npm test
\`\`\`

## Add another

\`\`\`ts file=other.ts
\`\`\`
`;

describe('a recipe', () => {
  it('is the blocks below its heading that name a file', () => {
    expect(readRecipe(markdown, 'Add a thing')).toEqual([
      { file: 'things/new.ts', text: 'export const isNew = true;\n', isChange: false },
      { file: 'names.ts', text: " 'old',\n+'new',\n", isChange: true },
    ]);
  });

  it('has a heading and steps', () => {
    expect(() => readRecipe(markdown, 'Add none')).toThrow('no heading “Add none”');
    expect(() => readRecipe('# Add a thing', 'Add a thing')).toThrow('names a file');
  });

  it('creates its files and changes existing ones', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'recipe-'));
    writeFileSync(path.join(folder, 'names.ts'), "[\n'old',\n]\n");
    followRecipe(readRecipe(markdown, 'Add a thing'), folder);
    expect(readFileSync(path.join(folder, 'things/new.ts'), 'utf8')).toBe('export const isNew = true;\n');
    expect(readFileSync(path.join(folder, 'names.ts'), 'utf8')).toBe("[\n'old',\n'new',\n]\n");
    rmSync(folder, { recursive: true });
  });
});

describe('a change', () => {
  it('removes and adds at several places', () => {
    expect(applyDiff('a\nb\nc\nd\n', ' a\n-b\n+B\n@@\n d\n+e\n', 'x')).toBe('a\nB\nc\nd\ne\n');
  });

  it.each([
    ['that is not there', 'a\n', / 0 times/],
    ['that is there twice', 'z\ny\nz\n', / 2 times/],
  ])('is refused when it begins from a line %s', (_, text, message) => {
    expect(() => applyDiff(text, ' z\n+new\n', 'x')).toThrow(message);
  });
});
