import { z } from 'zod';
import type { PublishedSchema } from './published-schema';

function shape(name: string, schema: z.ZodType, sample: unknown, broken: unknown): PublishedSchema {
  return { source: 'zod', name, schema: z.toJSONSchema(schema), sample, broken };
}

interface Folder {
  name: string;
  folders: Folder[];
}

const folder: z.ZodType<Folder> = z.lazy(() => z.object({ name: z.string(), folders: z.array(folder) }));

/** Schemas that zod writes for common shapes. */
export const zodShapes: readonly PublishedSchema[] = [
  shape(
    'account',
    z.object({ email: z.email(), age: z.int().min(18).optional(), newsletter: z.boolean().default(false) }),
    { email: 'ada@example.com', newsletter: true },
    { email: 'ada', newsletter: true },
  ),
  shape('choice', z.object({ size: z.enum(['S', 'M', 'L']) }), { size: 'M' }, { size: 'XS' }),
  shape(
    'discriminated union',
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('card'), number: z.string().min(4) }),
      z.object({ kind: z.literal('bill'), due: z.iso.date() }),
    ]),
    { kind: 'bill', due: '2026-03-09' },
    { kind: 'bill', due: 'soon' },
  ),
  shape(
    'intersection',
    z.object({ a: z.string() }).and(z.object({ b: z.number() })),
    { a: 'x', b: 1 },
    { a: 'x' },
  ),
  shape('nullable', z.object({ note: z.string().nullable() }), { note: null }, { note: 1 }),
  shape(
    'order',
    z.object({ lines: z.array(z.object({ article: z.string(), quantity: z.int() })).min(1) }),
    { lines: [{ article: 'Pen', quantity: 2 }] },
    { lines: [] },
  ),
  shape(
    'record',
    z.object({ env: z.record(z.string(), z.string()) }),
    { env: { PATH: '/bin' } },
    { env: { PATH: 1 } },
  ),
  shape('recursive', folder, { name: 'a', folders: [{ name: 'b', folders: [] }] }, { name: 1 }),
  shape('tuple', z.object({ at: z.tuple([z.number(), z.number()]) }), { at: [1, 2] }, { at: [1] }),
  shape('union', z.object({ id: z.union([z.string(), z.number()]) }), { id: 7 }, { id: true }),
  shape('unknown', z.object({ extra: z.unknown(), any: z.any() }), { extra: [1], any: { a: 1 } }, [1]),
];
