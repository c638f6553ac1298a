import { builtinRules } from 'eslint/use-at-your-own-risk';
import type { PublishedSchema } from './published-schema';

/** The options of a rule of ESLint: a list of schemas, as draft 4 writes a tuple. */
function rule(name: string, sample: readonly unknown[], broken: readonly unknown[]): PublishedSchema {
  const options: unknown = builtinRules.get(name)?.meta?.schema;
  const schema = Array.isArray(options)
    ? { type: 'array', items: options as unknown[] }
    : (options as object);
  return { source: 'eslint', name, schema, sample, broken };
}

/** Schemas of the options of ESLint's own rules. */
export const eslintRules: readonly PublishedSchema[] = [
  rule('accessor-pairs', [{ setWithoutGet: true }], [{ set: true }]),
  rule('array-callback-return', [{ allowImplicit: true }], [{ allowImplicit: 1 }]),
  rule('camelcase', [{ properties: 'never', allow: ['^UNSAFE_'] }], [{ properties: 'sometimes' }]),
  rule('class-methods-use-this', [{ exceptMethods: ['render'] }], [{ exceptMethods: 'render' }]),
  rule('complexity', [{ max: 10 }], [{ max: -1 }]),
  rule('id-length', [{ min: 2, exceptions: ['x'] }], [{ min: '2' }]),
  rule('max-lines', [{ max: 200, skipComments: true }], [{ max: 'many' }]),
  rule('no-console', [{ allow: ['warn'] }], [{ allow: [] }]),
  rule('no-empty', [{ allowEmptyCatch: true }], [{ allowEmpty: true }]),
  rule('no-restricted-imports', ['fs', { name: 'path', message: 'Use URL.' }], [{ message: 'No name.' }]),
  rule('no-shadow', [{ hoist: 'all' }], [{ hoist: 'some' }]),
  rule('no-unused-expressions', [{ allowTernary: true }], [true]),
  rule('prefer-const', [{ destructuring: 'all' }], [{ destructuring: 'none' }]),
  rule('sort-imports', [{ ignoreCase: true }], [{ ignoreCase: 'yes' }]),
];
