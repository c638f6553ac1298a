import { getApiReference } from '../../../config/toolkit';
import { writeImport } from './write-import';

const declared = /\b(?:const|let|function|class|type|interface)\s+(\w+)/g;
/** Words that name nothing around the sample: texts, comments, keys and members of objects. */
const otherWords = /'[^'\n]*'|"[^"\n]*"|\/\/.*|(?<!\.)\.\w+|\b\w+(?=\??:)/g;

/** All names of React, loaded by Node itself: the routes' React has no hooks. */
function reactNames(): string[] {
  const { createRequire } = process.getBuiltinModule('node:module');
  return Object.keys(createRequire(`${process.cwd()}/package.json`)('react') as object);
}

/**
 * The imports, each on a line, of what a live sample without imports finds around it: every name of React and of the toolkit, and the
 * toolkit's types. Empty for a sample that has imports.
 */
export function scopeImports(code: string): string {
  if (/^import /m.test(code)) return '';
  const used = new Set(code.replace(otherWords, '').match(/\b[A-Za-z_]\w*/g));
  // A module's default has no name, and `default` is a keyword of JSON Schema.
  used.delete('default');
  for (const [, name = ''] of code.matchAll(declared)) used.delete(name);
  const names = new Map<string, string[]>();
  const add = (name: string, from: string, isType = false) => {
    if (!used.delete(name)) return;
    names.set(from, [...(names.get(from) ?? []), isType ? `type ${name}` : name]);
  };
  for (const { name, entry, kind } of getApiReference()) add(name, entry, kind === 'type');
  for (const name of reactNames()) add(name, 'react');
  return [...names]
    .sort()
    .map(([from, list]) => `${writeImport(list, from, 64)}\n`)
    .join('');
}
