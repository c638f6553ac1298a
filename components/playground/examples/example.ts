import type { PlainText } from '@/lib/translations/texts';
import type { PlaygroundState } from '../playground-state';

/** What an example puts into the editors; everything else is as the reader has it. */
export type ExampleContent = Pick<PlaygroundState, 'language' | 'schema' | 'hints' | 'data'>;

/** A screen to start from. */
export interface Example {
  /** What its URL names. */
  readonly id: string;
  readonly label: PlainText;
  readonly about: PlainText;
  /** Where a schema comes from that others have published. */
  readonly source?: { readonly name: string; readonly license: string };
  /** A published schema is fetched only when it is chosen. */
  readonly load: () => Promise<ExampleContent>;
}

const width = 68;

/** Writes a value as JSON as a person would: what fits on a line is on one. */
export function formatJson(value: unknown, indent = ''): string {
  const compact = inline(value);
  if (compact.length + indent.length <= width || typeof value !== 'object' || value === null) return compact;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => inner + formatJson(item, inner));
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value).map(
    ([name, item]) => `${inner}${JSON.stringify(name)}: ${formatJson(item, inner)}`,
  );
  return `{\n${entries.join(',\n')}\n${indent}}`;
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${inline(item)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

interface JsonSources {
  readonly schema: unknown;
  readonly hints?: unknown;
  readonly data?: unknown;
}

/** What the editors hold for an example that is written as JSON. */
export function jsonContent({ schema, hints = {}, data = {} }: JsonSources): ExampleContent {
  return {
    language: 'json',
    schema: formatJson(schema),
    hints: formatJson(hints),
    data: formatJson(data),
  };
}
