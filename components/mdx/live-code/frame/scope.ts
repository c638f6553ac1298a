import * as React from 'react';
import * as eidos from 'eidos';
import * as eidosReact from 'eidos/react';
import * as eidosStyle from 'eidos/style';

const modules: Readonly<Record<string, object>> = {
  react: React,
  eidos,
  'eidos/react': eidosReact,
  'eidos/style': eidosStyle,
};

/** Serves the imports of a `noInline` sample, so that it can be pasted from and into a project. */
function requireModule(name: string): object {
  const found = modules[name];
  if (found) return found;
  throw new Error(`A live sample cannot import "${name}". It can import ${Object.keys(modules).join(', ')}.`);
}

/** Every name that a sample may use without importing it: all of React and all of the toolkit. */
export function createScope(): Record<string, unknown> {
  const names: Record<string, unknown> = { ...React, ...eidosStyle, ...eidosReact, ...eidos };
  // The scope becomes the parameters of a function, and this is not a valid name for one.
  delete names.default;
  return { ...names, React, require: requireModule, exports: {} };
}
