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
