import * as React from 'react';
import { getApiReference } from '../../toolkit/api-reference';

const declared = /\b(?:const|let|function|class|type|interface)\s+(\w+)/g;

/**
 * The imports, in one line, of what a live sample finds around it and does not import itself: every name of React
 * and of the toolkit, and the toolkit's types.
 */
export function scopeImports(code: string): string {
  const used = new Set(code.match(/\b[A-Za-z_]\w*/g));
  // A module's default has no name, and `default` is a keyword of JSON Schema.
  used.delete('default');
  for (const [, name = ''] of code.matchAll(declared)) used.delete(name);
  const names = new Map<string, string[]>();
  const add = (name: string, from: string) => {
    if (!used.delete(name)) return;
    names.set(from, [...(names.get(from) ?? []), name]);
  };
  for (const { name, entry } of getApiReference()) add(name, entry);
  for (const name of Object.keys(React)) add(name, 'react');
  return [...names].map(([from, list]) => `import { ${list.join(', ')} } from '${from}';`).join(' ');
}
