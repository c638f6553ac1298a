import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { frontmatterSchema } from '../../content/source/frontmatter';
import { listFiles } from '../../config/paths/list-files';
import { siteConfigSchema } from '../../config/schema';

/** The names of a schema's keys at every depth, without those that writers choose. */
function keysOf(schema: z.core.$ZodType, seen = new Set<unknown>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { def } = schema._zod as unknown as { def: Record<string, unknown> };
  const {
    shape = {},
    getter,
    options,
  } = def as {
    shape?: Record<string, z.core.$ZodType>;
    getter?: () => z.core.$ZodType;
    options?: z.core.$ZodType[];
  };
  const inner = [
    def.innerType,
    def.in,
    def.out,
    def.element,
    def.valueType,
    getter?.(),
    ...(options ?? []),
  ].filter((part): part is z.core.$ZodType => typeof part === 'object' && part !== null && '_zod' in part);
  return [
    ...Object.keys(shape),
    ...[...Object.values(shape), ...inner].flatMap((part) => keysOf(part, seen)),
  ];
}

const declaring = [
  'lib/config/schema.ts',
  'lib/config/navbar-schema.ts',
  'lib/content/source/frontmatter.ts',
];

/** The code of the site without tests and without what declares the keys. */
const code = ['lib', 'components', 'app', 'scripts', 'next.config.ts', 'mdx-components.tsx']
  .flatMap((root) => (/\.\w+$/.test(root) ? [root] : listFiles(root).map((name) => path.join(root, name))))
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.|\/fixtures\//.test(file))
  .filter((file) => !declaring.includes(file))
  .map((file) => readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ''))
  .join('\n');

const unread = (keys: readonly string[]) => keys.filter((key) => !new RegExp(`\\b${key}\\b`).test(code));

test('the site reads every key of its configuration', () => {
  const keys = keysOf(siteConfigSchema);
  expect(keys).toEqual(expect.arrayContaining(['hideOnScroll', 'noIndex', 'activeBasePath']));
  expect(unread(keys)).toEqual([]);
});

test('the site reads every field of the frontmatter', () => {
  const keys = keysOf(frontmatterSchema);
  expect(keys).toEqual(expect.arrayContaining(['sidebar_label', 'redirect_from']));
  expect(unread(keys)).toEqual([]);
});

test('a key that nothing reads is found', () => {
  expect(unread(['title', ['playground', 'Position'].join('')])).toEqual([
    ['playground', 'Position'].join(''),
  ]);
});
