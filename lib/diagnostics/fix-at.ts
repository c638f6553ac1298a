import { z } from 'zod';

/** The schema itself, out of its optional, default and preprocessing layers; the first description met wins. */
function unwrap(schema: z.core.$ZodType): { readonly core: z.core.$ZodType; readonly description: string } {
  let core = schema;
  let description = z.globalRegistry.get(core)?.description ?? '';
  for (;;) {
    const def = core._zod.def as { type: string; innerType?: z.core.$ZodType; out?: z.core.$ZodType };
    const inner = def.innerType ?? def.out;
    if (!inner) return { core, description };
    core = inner;
    description ||= z.globalRegistry.get(core)?.description ?? '';
  }
}

function step(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  const { core } = unwrap(schema);
  if (core instanceof z.ZodObject)
    return Object.hasOwn(core.shape, key) ? (core.shape[key as string] as z.core.$ZodType) : undefined;
  if (core instanceof z.ZodArray) return core.element;
  if (core instanceof z.ZodRecord) return core.valueType;
  if (core instanceof z.ZodUnion) {
    return core.options.map((option) => step(option, key)).find((found) => found !== undefined);
  }
  return undefined;
}

/** The `.describe()` text of the schema at a path, which is worded as a fix; empty when there is none. */
export function fixAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string {
  let at: z.core.$ZodType | undefined = schema;
  for (const key of path) at = at && step(at, key);
  return at ? unwrap(at).description : '';
}
